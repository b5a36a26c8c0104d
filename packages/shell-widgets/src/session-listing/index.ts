"use client";

export { SessionListing, type SessionListingProps } from "./session-listing";
