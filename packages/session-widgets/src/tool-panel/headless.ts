"use client";
export {
  type ListedTool,
  type OpenTool,
  openToolOf,
  rightsOf,
  type ToolRights,
  toolsOf,
} from "./headless/tool-panel-rules";
