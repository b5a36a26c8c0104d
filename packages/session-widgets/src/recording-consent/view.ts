"use client";
export {
  RecordingBadge,
  RecordingConsentView,
  type RecordingConsentViewProps,
  RecordingMark,
} from "./recording-consent-view";
