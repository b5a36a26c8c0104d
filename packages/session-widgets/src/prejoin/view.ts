"use client";
export { type PrejoinActions, type PrejoinSession, PrejoinView, type PrejoinViewProps } from "./prejoin-view";
export type { TimeFormat } from "./prejoin-session";
