export { SpreadBar, type SpreadBarProps } from "./spread-bar";
