import type { RequestKind } from "./admin-requests.types";

export const REQUEST_TABS = ["all", "accounts", "seats"] as const;
export type RequestTab = (typeof REQUEST_TABS)[number];

/** Shortest waits that can be filtered by, in days. */
export const WAITING_DAYS = [1, 3, 7] as const;
export type WaitingDays = (typeof WAITING_DAYS)[number];

/** Which wait comes first. */
export const REQUEST_ORDERS = ["longest", "shortest"] as const;
export type RequestOrder = (typeof REQUEST_ORDERS)[number];

export interface RequestFilters {
  tab: RequestTab;
  /** Part of a name or of an address. */
  search: string;
  /** Id of an institution; null: all. */
  institution: number | null;
  /** Id of a session, whose requests are for seats; null: all. */
  session: number | null;
  /** At least so many days; null: any time. */
  waiting: WaitingDays | null;
  order: RequestOrder;
}

export const NO_REQUEST_FILTERS: RequestFilters = {
  tab: "all",
  search: "",
  institution: null,
  session: null,
  waiting: null,
  order: "longest",
};

const idIn = (text: string | null) => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** Reads the filters of an address's search; unknown values are none. */
export function readRequestFilters(search: string): RequestFilters {
  const query = new URLSearchParams(search);
  return {
    tab: REQUEST_TABS.find((tab) => tab === query.get("tab")) ?? "all",
    search: query.get("search") ?? "",
    institution: idIn(query.get("institution")),
    session: idIn(query.get("session")),
    waiting: WAITING_DAYS.find((days) => days === idIn(query.get("waiting"))) ?? null,
    order: REQUEST_ORDERS.find((order) => order === query.get("order")) ?? "longest",
  };
}

/** Writes the filters as the search of an address: `?tab=seats&session=12`, empty without filters. */
export function writeRequestFilters({ tab, search, institution, session, waiting, order }: RequestFilters): string {
  const query = new URLSearchParams();
  if (tab !== "all") query.set("tab", tab);
  if (search !== "") query.set("search", search);
  for (const [name, value] of Object.entries({ institution, session, waiting }))
    if (value !== null) query.set(name, `${value}`);
  if (order !== "longest") query.set("order", order);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** Returns the filters after a session was chosen: its requests are for seats. */
export function showSession(filters: RequestFilters, session: number | null): RequestFilters {
  const tab = session !== null && filters.tab === "accounts" ? "all" : filters.tab;
  return { ...filters, tab, session };
}

const KINDS_OF: Readonly<Record<RequestTab, readonly RequestKind[]>> = {
  all: ["account", "seat"],
  accounts: ["account"],
  seats: ["seat"],
};

/** Returns the kinds of requests on the chosen tab. */
export const shownKinds = ({ tab }: Pick<RequestFilters, "tab">): readonly RequestKind[] => KINDS_OF[tab];

/** Returns true where no request of this kind can match: an account is asked for in no session. */
export const isExcluded = (kind: RequestKind, { session }: Pick<RequestFilters, "session">): boolean =>
  kind === "account" && session !== null;

/** Returns the filters without those that narrow the list: tab and order stay. */
export const clearFilters = ({ tab, order }: RequestFilters): RequestFilters => ({ ...NO_REQUEST_FILTERS, tab, order });

/** Returns true when something besides the tab narrows the list. */
export function isNarrowed({ search, institution, session, waiting }: RequestFilters): boolean {
  return search !== "" || institution !== null || session !== null || waiting !== null;
}
