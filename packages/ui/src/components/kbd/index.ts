export { Kbd } from "./kbd";
