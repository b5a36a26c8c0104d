"use client";
export { AbsentCandidate, type AbsentCandidateProps } from "./absent-candidate";
