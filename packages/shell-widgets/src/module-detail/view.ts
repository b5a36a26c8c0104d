"use client";

export type { DetailedModule, ModuleContent } from "./module-detail.types";
export { ModuleDetailView, type ModuleDetailViewProps } from "./module-detail-view";
