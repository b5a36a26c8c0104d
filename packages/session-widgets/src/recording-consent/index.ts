"use client";
export { RecordingConsent, type RecordingConsentProps } from "./recording-consent";
export { useOffersReplay } from "./use-offers-replay";
