"use client";

export { decidedBy, POLL_MS, type WaitingContent, type WaitingRegistration } from "./waiting.types";
