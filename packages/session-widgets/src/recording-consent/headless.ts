"use client";
export type { ConsentState } from "./recording-consent.types";
