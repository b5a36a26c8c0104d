export { ToolButton, type ToolButtonProps, type ToolState } from "./tool-button";
