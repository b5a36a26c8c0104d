import { useState } from "react";
import { fn } from "storybook/test";
import { accountRequests, listWith, NOW, seatRequests, summary } from "./admin-requests.fixtures";
import type { RequestDecisions } from "./headless/admin-requests.types";
import { NO_REQUEST_FILTERS } from "./headless/request-filters";
import { AdminRequestsView, type AdminRequestsViewProps } from "./view/admin-requests-view";

/** Six accounts and four seats, which every decision settles. */
export const requestArgs = {
  accounts: listWith(accountRequests),
  seats: listWith(seatRequests),
  summary,
  filters: NO_REQUEST_FILTERS,
  onFiltersChange: fn(),
  now: NOW,
  timeZone: "Europe/Zurich",
  decisions: {
    accounts: fn<RequestDecisions["accounts"]>(async () => ({ ok: true, failed: [] })),
    seats: fn<RequestDecisions["seats"]>(async () => ({ ok: true, failed: [] })),
  },
  onLeft: fn(),
  onMore: fn(),
  onRetry: fn(),
};

/** The view as in a page: decided requests leave the lists, and the filters follow the choices, at first those of the controls. */
export function DecidedLive(props: AdminRequestsViewProps) {
  return <Decided key={JSON.stringify(props.filters)} {...props} />;
}

function Decided(props: AdminRequestsViewProps) {
  const [filters, setFilters] = useState(props.filters);
  const [gone, setGone] = useState<ReadonlySet<string | number>>(new Set());
  const leave = async <Id extends string | number>(ids: readonly Id[]) => {
    setGone(new Set([...gone, ...ids]));
    return { ok: true, failed: [] } as const;
  };
  const decisions: RequestDecisions = { accounts: leave, seats: leave };
  return (
    <AdminRequestsView
      {...props}
      accounts={withoutIds(props.accounts, gone)}
      seats={withoutIds(props.seats, gone)}
      filters={filters}
      onFiltersChange={setFilters}
      decisions={decisions}
    />
  );
}

function withoutIds<List extends AdminRequestsViewProps["accounts"] | AdminRequestsViewProps["seats"]>(
  list: List,
  gone: ReadonlySet<string | number>,
): List {
  if (list.status !== "ready") return list;
  const items = list.items.filter(({ id }) => !gone.has(id));
  return { ...list, items, count: items.length };
}
