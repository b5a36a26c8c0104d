"use client";
export { DebugConsoleView, type DebugConsoleViewProps } from "./debug-console-view";
