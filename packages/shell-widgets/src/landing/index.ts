"use client";

export { HowItWorksPage, type HowItWorksPageProps } from "./how-it-works-page";
export { Landing, type LandingProps } from "./landing";
export { ModulesPage, type ModulesPageProps } from "./modules-page";
