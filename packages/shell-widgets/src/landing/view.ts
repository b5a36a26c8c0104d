"use client";

export type { ModuleCardData, ModulesContent } from "./headless/landing.types";
export { HowItWorksPageView, type HowItWorksPageViewProps } from "./view/how-it-works-page-view";
export { type LandingLinks, LandingView, type LandingViewProps } from "./view/landing-view";
export type { ModuleCardsProps } from "./view/module-cards";
export { ModuleMotif, moduleIcon } from "./view/module-motif";
export { ModulesPageView, type ModulesPageViewProps } from "./view/modules-page-view";
