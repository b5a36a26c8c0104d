"use client";

export type { DetailedModule, ModuleContent } from "./module-detail.types";
