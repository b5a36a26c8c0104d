"use client";

export { type ModuleCardData, type ModulesContent, NAMED_WORKSHOPS } from "./landing.types";
