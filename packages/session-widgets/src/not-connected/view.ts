"use client";
export { NotConnectedView, type NotConnectedViewProps } from "./not-connected-view";
