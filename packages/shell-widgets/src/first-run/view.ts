"use client";

export { FirstRunView, type FirstRunViewProps } from "./first-run-view";
