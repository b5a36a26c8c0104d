"use client";
export type {
  DesignatedRole,
  Reach,
  RolePerson,
  RoleQuestion,
  SessionControlsViewProps,
} from "./session-controls.types";
export { choicesFor, mayChangeFlowMode, perQuestionSec, reachableSegments } from "./session-controls-rules";
