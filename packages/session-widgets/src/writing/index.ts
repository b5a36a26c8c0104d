"use client";
export { useWriting, type WritingOf, type WritingRequest } from "./use-writing";
