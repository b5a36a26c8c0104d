"use client";
export {
  type ListedTool,
  type OpenTool,
  openToolOf,
  rightsOf,
  type ToolRights,
  type ToolVisitor,
  toolsOf,
} from "./headless/tool-panel-rules";
