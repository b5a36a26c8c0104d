"use client";
export { WritingStatus, type WritingStatusProps } from "./writing-status";
