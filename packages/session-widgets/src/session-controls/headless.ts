"use client";
export type { DesignatedRole, RolePerson, RoleQuestion, SessionControlsViewProps } from "./session-controls.types";
export { choicesFor, mayChangeFlowMode, perQuestionSec } from "./session-controls-rules";
