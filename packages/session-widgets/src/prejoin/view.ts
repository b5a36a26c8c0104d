"use client";
export { PrejoinOverView, type PrejoinOverViewProps } from "./prejoin-over";
export type { TimeFormat } from "./prejoin-session";
export { type PrejoinActions, type PrejoinSession, PrejoinView, type PrejoinViewProps } from "./prejoin-view";
