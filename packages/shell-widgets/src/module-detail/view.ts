"use client";

export { ModuleDetailView, type ModuleDetailViewProps } from "./module-detail-view";
