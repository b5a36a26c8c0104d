"use client";
export { Workspace, type WorkspaceProps } from "./connected/workspace";
