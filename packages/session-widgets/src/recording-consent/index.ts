"use client";
export { RecordingConsent, type RecordingConsentProps } from "./recording-consent";
