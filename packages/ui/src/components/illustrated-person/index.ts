export { IllustratedPerson, type IllustratedPersonProps } from "./illustrated-person";
export { people, type PersonName } from "./people";
