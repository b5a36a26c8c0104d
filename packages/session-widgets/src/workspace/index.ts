"use client";
export { Workspace, type WorkspaceProps } from "./connected/workspace";
export { WorkspaceTool } from "./connected/workspace.later";
