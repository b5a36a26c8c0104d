export { BrandMark, type BrandMarkProps, Logo } from "./logo";
