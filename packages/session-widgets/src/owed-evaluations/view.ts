"use client";
export { OwedEvaluationsView, type OwedEvaluationsViewProps } from "./owed-evaluations-view";
