export { Clock, type ClockProps, type ClockState, clockText } from "./clock";
export { formatClock } from "./format-clock";
