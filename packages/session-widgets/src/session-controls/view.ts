"use client";
export type { SessionControlsViewProps } from "./session-controls.types";
export { SessionControlsView } from "./session-controls-view";
