"use client";
export { RecordingBadge, RecordingMark } from "./recording-badge";
export { RecordingConsentView, type RecordingConsentViewProps } from "./recording-consent-view";
