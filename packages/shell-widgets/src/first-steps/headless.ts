"use client";

export {
  type Administrator,
  dismissedKey,
  FIRST_STEPS,
  type FirstStep,
  type FirstStepHrefs,
  type FirstStepsDone,
  firstStepHrefs,
} from "./first-steps.types";
