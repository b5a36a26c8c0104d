"use client";
export type { NotConnectedSession } from "./not-connected-rules";
export { NotConnectedView, type NotConnectedViewProps } from "./not-connected-view";
