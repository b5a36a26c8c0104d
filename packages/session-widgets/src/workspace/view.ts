"use client";
export type { WorkspaceTab } from "./headless/workspace-rules";
export type { QuestionFocusProps } from "./view/question-focus";
export { WorkspaceView, type WorkspaceViewProps } from "./view/workspace-view";
