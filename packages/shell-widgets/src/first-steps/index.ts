"use client";

export { FirstSteps } from "./first-steps";
