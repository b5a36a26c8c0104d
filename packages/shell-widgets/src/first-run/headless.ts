"use client";

export type { FirstRunValues } from "./first-run.types";
export { useFirstRun } from "./use-first-run";
