export { SavedState, type SavedStateName, type SavedStateProps } from "./saved-state";
