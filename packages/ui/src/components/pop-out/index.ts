export { openPopOut, PopOut, type PopOutProps } from "./pop-out";
