import { LISTING_TABS, type ListingTab } from "./session-listing.types";

/** Filters that take several values. */
export const VALUE_FILTERS = ["module", "workshop", "language", "sector"] as const;
export type ValueFilter = (typeof VALUE_FILTERS)[number];

/** The state in the address: tab, filters, open session. Days are `2026-11-24` in the reader's zone. */
export interface ListingAddress {
  tab: ListingTab;
  values: Record<ValueFilter, readonly string[]>;
  from: string | null;
  to: string | null;
  sessionId: number | null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const SESSION_ID = /^[1-9]\d{0,9}$/;

function isTab(text: string | null): text is ListingTab {
  return LISTING_TABS.some((tab) => tab === text);
}

function day(text: string | null): string | null {
  return text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

/** Parses the address; drops unknown values. */
export function readAddress(search: string): ListingAddress {
  const params = new URLSearchParams(search);
  const tab = params.get("tab");
  const session = params.get("session");
  const values = Object.fromEntries(
    VALUE_FILTERS.map((name) => [name, [...new Set((params.get(name) ?? "").split(",").filter(Boolean))]]),
  ) as unknown as ListingAddress["values"];
  return {
    tab: isTab(tab) ? tab : "available",
    values,
    from: day(params.get("from")),
    to: day(params.get("to")),
    sessionId: session !== null && SESSION_ID.test(session) ? Number(session) : null,
  };
}

/** Returns the shortest query; `""` when nothing is chosen. */
export function writeAddress(address: ListingAddress): string {
  const parts: string[] = [];
  if (address.tab !== "available") parts.push(`tab=${address.tab}`);
  for (const name of VALUE_FILTERS) {
    if (address.values[name].length > 0)
      parts.push(`${name}=${address.values[name].map(encodeURIComponent).join(",")}`);
  }
  if (address.from) parts.push(`from=${address.from}`);
  if (address.to) parts.push(`to=${address.to}`);
  if (address.sessionId) parts.push(`session=${address.sessionId}`);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/** Adds a value to a filter, or removes it. */
export function toggleValue(address: ListingAddress, name: ValueFilter, value: string): ListingAddress {
  const chosen = address.values[name];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return { ...address, values: { ...address.values, [name]: next } };
}

/** Removes every value of a filter. */
export function clearFilter(address: ListingAddress, name: ValueFilter | "date"): ListingAddress {
  if (name === "date") return { ...address, from: null, to: null };
  return { ...address, values: { ...address.values, [name]: [] } };
}

/** Removes all filters; tab and open session stay. */
export function clearAll(address: ListingAddress): ListingAddress {
  return { ...address, values: { module: [], workshop: [], language: [], sector: [] }, from: null, to: null };
}

export function hasFilters(address: ListingAddress): boolean {
  return address.from !== null || address.to !== null || VALUE_FILTERS.some((name) => address.values[name].length > 0);
}
