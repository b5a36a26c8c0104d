"use client";
export { EvaluationPanel, type EvaluationPanelProps } from "./connected/evaluation-panel";
