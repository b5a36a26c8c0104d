export { ProgressBar, type ProgressBarProps, TimeBar, type TimeBarProps } from "./progress-bar";
