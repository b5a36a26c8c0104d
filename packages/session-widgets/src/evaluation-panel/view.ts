"use client";
export { EvaluationCrash } from "./evaluation-crash";
export { EvaluationPanelView, type EvaluationPanelViewProps, type PanelView } from "./evaluation-panel-view";
export type { PanelPerson, PersonRole } from "./evaluation-person";
export { type EvaluationStateRow, EvaluationStates, type EvaluationStatesProps } from "./evaluation-states";
