"use client";

export {
  clearAll,
  clearFilter,
  hasFilters,
  type ListingAddress,
  listingQuery,
  readAddress,
  toggleValue,
  VALUE_FILTERS,
  type ValueFilter,
  writeAddress,
} from "./listing-filters";
export {
  type Day,
  delayOf,
  groupByDay,
  type NextSessionPhase,
  nextSession,
  nextSessionPhase,
  type RowAction,
  rowAction,
} from "./listing-rules";
export {
  type FilterOption,
  LISTING_TABS,
  type ListedSession,
  type ListingContent,
  type ListingTab,
} from "./session-listing.types";
