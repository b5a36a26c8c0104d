"use client";
export { DebugConsole, type DebugConsoleProps, useEventLog } from "./debug-console";
