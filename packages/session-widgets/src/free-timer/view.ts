"use client";
export {
  FreeTimerBarView,
  type FreeTimerBarViewProps,
  FreeTimerControlsView,
  type FreeTimerControlsViewProps,
} from "./free-timer-view";
