"use client";

export { FirstStepsView, type FirstStepsViewProps } from "./first-steps-view";
