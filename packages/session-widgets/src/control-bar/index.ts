"use client";
export { ControlBar, type ControlBarProps } from "./connected/control-bar";
export { useHand } from "./connected/use-hand";
