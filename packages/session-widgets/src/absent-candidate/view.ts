"use client";
export { AbsentCandidateBarView } from "./absent-bar-view";
export { type AbsentCandidateRole, AbsentCandidateView, type AbsentCandidateViewProps } from "./absent-candidate-view";
export type { SwapChoice } from "./absent-rules";
