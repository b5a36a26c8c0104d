"use client";

export { Landing, type LandingProps } from "./landing";
