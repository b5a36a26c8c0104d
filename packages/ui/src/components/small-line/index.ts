export { SmallLine, type SmallLineProps } from "./small-line";
