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
} from "./headless/listing-filters";
export {
  type Day,
  delayOf,
  groupByDay,
  type NextSessionPhase,
  nextSession,
  nextSessionPhase,
  type RowAction,
  rowAction,
} from "./headless/listing-rules";
export {
  type FilterOption,
  LISTING_TABS,
  type ListedSession,
  type ListingContent,
  type ListingTab,
} from "./headless/session-listing.types";
export {
  type ListingFiltersModel,
  type ListingFiltersOptions,
  useListingFilters,
} from "./headless/use-listing-filters";
