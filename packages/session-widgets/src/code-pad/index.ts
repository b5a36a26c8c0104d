"use client";
export { CodePad } from "./connected/code-pad";
export type { CodePadProps, OwnCodePadProps, SessionCodePadProps } from "./connected/code-pad.types";
export { loadCodePadTexts } from "./connected/pad-frame";
