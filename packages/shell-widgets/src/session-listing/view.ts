"use client";

export { FilterBar, type FilterBarProps } from "./filter-bar";
export { NextSessionCard, type NextSessionCardProps } from "./next-session-card";
export { SessionListingView, type SessionListingViewProps } from "./session-listing-view";
export { type RowLinks, SessionRow, type SessionRowProps } from "./session-row";
