"use client";

export { FirstRun, type FirstRunProps } from "./first-run";
