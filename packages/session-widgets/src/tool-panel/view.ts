"use client";
export { ToolPanelView, type ToolPanelViewProps } from "./view/tool-panel-view";
