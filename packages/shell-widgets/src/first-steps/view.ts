"use client";

export type { FirstStep, FirstStepHrefs, FirstStepsDone } from "./first-steps.types";
export { FirstStepsView, type FirstStepsViewProps } from "./first-steps-view";
export { WelcomeView, type WelcomeViewProps } from "./welcome-view";
