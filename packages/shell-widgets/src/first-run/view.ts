"use client";

export type { FirstRunValues } from "./first-run.types";
export { FirstRunView, type FirstRunViewProps } from "./first-run-view";
