"use client";
export { QuestionFocus, type QuestionFocusProps } from "./view/question-focus";
export { WorkspaceView, type WorkspaceViewProps } from "./view/workspace-view";
