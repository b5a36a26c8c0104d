"use client";
export type { Writing, WritingError, WritingKind } from "./writing-rules";
export { WritingStatus, type WritingStatusProps } from "./writing-status";
