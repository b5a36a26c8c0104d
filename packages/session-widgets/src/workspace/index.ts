"use client";
export { Workspace, type WorkspaceProps } from "./workspace";
