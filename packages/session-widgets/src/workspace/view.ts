"use client";
export { QuestionFocus, type QuestionFocusProps } from "./question-focus";
export { WorkspaceView, type WorkspaceViewProps } from "./workspace-view";
