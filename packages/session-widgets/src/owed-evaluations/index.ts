"use client";
export { OwedEvaluations, type OwedEvaluationsProps } from "./owed-evaluations";
