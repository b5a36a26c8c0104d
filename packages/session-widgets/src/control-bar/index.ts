"use client";
export { ControlBar, type ControlBarProps } from "./control-bar";
export { useHand } from "./use-hand";
