"use client";
export { ControlBar, type ControlBarProps } from "./control-bar";
