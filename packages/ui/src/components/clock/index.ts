export { Clock, type ClockProps, type ClockState } from "./clock";
export { formatClock } from "./format-clock";
