"use client";
export { FreeTimerBarView, type FreeTimerBarViewProps } from "./free-timer-bar-view";
export { FreeTimerControlsView, type FreeTimerControlsViewProps } from "./free-timer-controls-view";
