"use client";
export type { ListedTool, OpenTool, ToolRights, ToolVisitor } from "./headless/tool-panel-rules";
export { ToolPanelView, type ToolPanelViewProps } from "./view/tool-panel-view";
