"use client";

export { HowItWorksPage, type HowItWorksPageProps } from "./connected/how-it-works-page";
export { Landing, type LandingProps } from "./connected/landing";
export { ModulesPage, type ModulesPageProps } from "./connected/modules-page";
