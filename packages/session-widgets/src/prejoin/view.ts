"use client";
export type { PrejoinActions, PrejoinSession, PrejoinViewProps, TimeFormat } from "./prejoin.types";
export { PrejoinOverView, type PrejoinOverViewProps } from "./prejoin-over";
export { PrejoinView } from "./prejoin-view";
