"use client";
export { NotConnected, type NotConnectedProps } from "./not-connected";
