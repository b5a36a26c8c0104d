"use client";

export {
  type ListingAddress,
  readAddress,
  type ValueFilter,
  writeAddress,
} from "./headless/listing-filters";
export {
  type Day,
  groupByDay,
  nextSession,
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
