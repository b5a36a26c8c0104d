"use client";
export { CodePad, type CodePadProps, type OwnCodePadProps, type SessionCodePadProps } from "./connected/code-pad";
