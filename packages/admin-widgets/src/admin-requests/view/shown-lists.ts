import type { AdminList } from "../../shared/admin-list.types";
import type { AccountRequest, AdminRequest, RequestKind, SeatRequest } from "../headless/admin-requests.types";
import { isExcluded, type RequestFilters, type RequestTab, shownKinds } from "../headless/request-filters";

export interface RequestLists {
  accounts: AdminList<AccountRequest>;
  seats: AdminList<SeatRequest>;
}

export interface ShownGroup {
  kind: RequestKind;
  list: AdminList<AdminRequest>;
}

const NOTHING: AdminList<never> = { status: "ready", items: [], count: 0, more: "none" };

/** The lists that the filters leave, whatever is loaded. */
const listsOf = ({ accounts, seats }: RequestLists, filters: RequestFilters) => ({
  account: isExcluded("account", filters) ? NOTHING : accounts,
  seat: isExcluded("seat", filters) ? NOTHING : seats,
});

/** Returns the groups of the chosen tab. */
export function groupsOf(requests: RequestLists, filters: RequestFilters): ShownGroup[] {
  const lists = listsOf(requests, filters);
  return shownKinds(filters).map((kind) => ({ kind, list: lists[kind] }));
}

/** Returns the groups as one list: without a request only when no group can have one. */
export function wholeOf(groups: readonly ShownGroup[]): AdminList<AdminRequest> {
  const lists = groups.map(({ list }) => list);
  const [first] = lists;
  if (first && first.status !== "ready" && lists.every(({ status }) => status === first.status)) return first;
  const ready = lists.filter((list) => list.status === "ready");
  const isComplete = ready.length === lists.length && ready.every(({ more }) => more === "none");
  return {
    status: "ready",
    items: ready.flatMap(({ items }) => items),
    count: ready.reduce((sum, { count }) => sum + count, 0),
    more: isComplete ? "none" : "available",
  };
}

/** Returns the number of requests on each tab, which the same filters leave; null where it is not known. */
export function countsOf(requests: RequestLists, filters: RequestFilters) {
  const lists = listsOf(requests, filters);
  const [ofAccounts, ofSeats] = [countOf(lists.account), countOf(lists.seat)];
  return {
    all: ofAccounts === null || ofSeats === null ? null : ofAccounts + ofSeats,
    accounts: ofAccounts,
    seats: ofSeats,
  } satisfies Record<RequestTab, number | null>;
}

const countOf = (list: AdminList<unknown>) => (list.status === "ready" ? list.count : null);
