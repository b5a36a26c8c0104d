import type { ChangeEvent } from "react";
import {
  clearAll,
  clearFilter,
  hasFilters,
  type ListingAddress,
  toggleValue,
  type ValueFilter,
} from "./listing-filters";
import type { ListingTab } from "./session-listing.types";

export interface ListingFiltersOptions {
  address: ListingAddress;
  onAddressChange: (address: ListingAddress) => void;
}

export interface ListingFiltersModel {
  /** At least one filter is set. */
  isFiltered: boolean;
  /** Limits the list to the days from `from` to `to`, such as `2026-11-24` in the reader's zone. */
  chooseDays: (from: string, to: string) => void;
  /** For the `<button>` of a tab. */
  getTabProps(tab: ListingTab): { role: "tab"; "aria-selected": boolean; onClick: () => void };
  /** For the checkbox of an option. */
  getOptionProps(filter: ValueFilter, value: string): { checked: boolean; onChange: () => void };
  /** For the `<input type="date">` of the first or the last day. */
  getDayProps(end: "from" | "to"): {
    type: "date";
    value: string;
    min?: string;
    max?: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  /** For a `<button>` that clears one filter; without a name all of them. */
  getClearProps(filter?: ValueFilter | "date"): { onClick: () => void };
}

/** Everything the filters and tabs of the listing do, for filters in one's own HTML. */
export function useListingFilters({ address, onAddressChange }: ListingFiltersOptions): ListingFiltersModel {
  const { from, to } = address;
  return {
    isFiltered: hasFilters(address),
    chooseDays: (first, last) => onAddressChange({ ...address, from: first, to: last }),
    getTabProps: (tab) => ({
      role: "tab",
      "aria-selected": tab === address.tab,
      onClick: () => onAddressChange({ ...address, tab }),
    }),
    getOptionProps: (filter, value) => ({
      checked: address.values[filter].includes(value),
      onChange: () => onAddressChange(toggleValue(address, filter, value)),
    }),
    getDayProps: (end) => ({
      type: "date",
      value: address[end] ?? "",
      ...(end === "from" && to ? { max: to } : {}),
      ...(end === "to" && from ? { min: from } : {}),
      onChange: (event) => onAddressChange({ ...address, [end]: event.target.value || null }),
    }),
    getClearProps: (filter) => ({
      onClick: () => onAddressChange(filter ? clearFilter(address, filter) : clearAll(address)),
    }),
  };
}
