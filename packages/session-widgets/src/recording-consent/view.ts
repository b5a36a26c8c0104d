"use client";
export { RecordingBadge, RecordingMark } from "./recording-badge";
export type { ConsentState } from "./recording-consent.types";
export { RecordingConsentView, type RecordingConsentViewProps } from "./recording-consent-view";
