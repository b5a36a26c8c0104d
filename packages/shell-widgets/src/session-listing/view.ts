"use client";

export type { FilterBarProps } from "./view/filter-bar";
export { NextSessionCard, type NextSessionCardProps } from "./view/next-session-card";
export { SessionListingView, type SessionListingViewProps } from "./view/session-listing-view";
export type { RowLinks } from "./view/session-row";
