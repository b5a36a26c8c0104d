"use client";
export type {
  Reach,
  RolePerson,
  RoleQuestion,
  SessionControlsViewProps,
} from "./session-controls.types";
export { SessionControlsView } from "./session-controls-view";
