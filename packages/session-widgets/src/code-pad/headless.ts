"use client";
export { CODE_LANGUAGES, type CodeLanguage, fileNameOf, LANGUAGES_BY_LABEL } from "./headless/code-languages";
export type {
  CodePad,
  CodePadOptions,
  CopiedThing,
  PadLinks,
  PadNotice,
} from "./headless/code-pad.types";
export { createPadConnection, type PadConnectionOptions } from "./headless/create-pad-connection";
export { documentIdOf, isReadOnlyId, newDocumentId } from "./headless/document-id";
export { editBetween } from "./headless/edit-between";
export type { PadConnection, PadConnectionStatus, PadPerson, PadState } from "./headless/pad-connection";
export type { PadDocument, PadDocumentListener, PadGuest } from "./headless/pad-document";
export {
  createPadPreferences,
  type PadPreferences,
  type PadPreferencesOptions,
  type PadPreferencesStore,
} from "./headless/pad-preferences";
export type { FileProblem, PadReplacement, PadSample } from "./headless/pad-replacement";
export type { ReadOnlyReason } from "./headless/read-only-reason";
export { useCodePad } from "./headless/use-code-pad";
export type { PadReplacing } from "./headless/use-pad-replacement";
export { type TextareaProps, useTextareaProps } from "./headless/use-textarea-props";
