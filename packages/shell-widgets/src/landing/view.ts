"use client";

export { HowItWorksPageView, type HowItWorksPageViewProps } from "./how-it-works-page-view";
export type { ModuleCardData, ModulesContent } from "./landing.types";
export { type LandingLinks, LandingView, type LandingViewProps } from "./landing-view";
export { ModuleCards, type ModuleCardsProps } from "./module-cards";
export { ModuleMotif, moduleIcon } from "./module-motif";
export { ModulesPageView, type ModulesPageViewProps } from "./modules-page-view";
export { SessionPicture } from "./session-picture";
