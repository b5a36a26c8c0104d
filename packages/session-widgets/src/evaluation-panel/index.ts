"use client";
export { EvaluationPanel, type EvaluationPanelProps } from "./evaluation-panel";
