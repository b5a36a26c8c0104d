"use client";
export { SessionControls } from "./session-controls";
