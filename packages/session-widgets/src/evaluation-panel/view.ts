"use client";
export { EvaluationCrash } from "./view/evaluation-crash";
export { EvaluationPanelView, type EvaluationPanelViewProps, type PanelView } from "./view/evaluation-panel-view";
export type { PanelPerson, PersonRole } from "./view/evaluation-person";
export { type EvaluationStateRow, EvaluationStates, type EvaluationStatesProps } from "./view/evaluation-states";
