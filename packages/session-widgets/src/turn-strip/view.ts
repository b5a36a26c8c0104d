"use client";
export { TurnStripView, type TurnStripViewProps } from "./turn-strip-view";
