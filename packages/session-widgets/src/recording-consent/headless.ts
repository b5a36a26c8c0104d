"use client";
export { recordingConsentAttributes } from "./recording-consent.attributes";
export type { ConsentState } from "./recording-consent.types";
