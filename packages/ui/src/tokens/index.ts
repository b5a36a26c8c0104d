import "./assign.css";
import "../styles/base.css";

export { appStyle, type LayeredRule, widgetStyle, widgetVariants } from "../styles/layered-style";
export { layers } from "../styles/layers.css";
export { countPill, focusRing, plainButton, type TypeSize, truncate, typeStep, visuallyHidden } from "../styles/mixins";
export { type Breakpoint, below, breakpoints, from, low, tiny } from "./breakpoints";
export { vars } from "./contract.css";
export type { Appearance } from "./token";
