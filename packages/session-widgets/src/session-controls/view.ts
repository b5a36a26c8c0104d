"use client";
export type {
  DesignatedRole,
  Reach,
  RolePerson,
  RoleQuestion,
  SessionControlsViewProps,
} from "./session-controls.types";
export { SessionControlsView } from "./session-controls-view";
