"use client";

export { FirstSteps } from "./first-steps";
export { Welcome } from "./welcome";
