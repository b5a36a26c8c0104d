"use client";
export type { PrejoinActions, PrejoinSession, PrejoinViewProps, TimeFormat } from "./view/prejoin.types";
export { PrejoinOverView, type PrejoinOverViewProps } from "./view/prejoin-over";
export { PrejoinView } from "./view/prejoin-view";
