export { IllustratedPerson, type IllustratedPersonProps } from "./illustrated-person";
export { type PersonName, people } from "./people";
