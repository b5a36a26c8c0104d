export { DotPair, type DotPairProps } from "./dot-pair";
