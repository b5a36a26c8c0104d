"use client";

export { SessionListing, type SessionListingProps } from "./connected/session-listing";
