"use client";
export type { DesignatedRole, RolePerson, RoleQuestion, SessionControlsViewProps } from "./session-controls.types";
export { choicesFor, featuredRemaining, mayChangeFlowMode, perQuestionSec } from "./session-controls-rules";
