export { openPopOut } from "./open-pop-out";
export { PopOut, type PopOutProps } from "./pop-out";
