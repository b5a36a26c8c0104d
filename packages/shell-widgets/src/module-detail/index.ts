"use client";

export { ModuleDetail, type ModuleDetailProps } from "./module-detail";
