"use client";
export { CODE_PAD_NAMESPACE, loadCodePadMessages } from "./code-pad-locales";
export { CodeEditor, type CodeEditorHandle, type CodeEditorProps } from "./view/code-editor";
export { CodePadView, type CodePadViewProps } from "./view/code-pad-view";
export type { EditorPosition, EditorSettings } from "./view/create-editor";
