export { isClockShown } from "./session-clock-rules";
