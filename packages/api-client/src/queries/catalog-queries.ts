import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import { listAvailable, listMine, listRecommended, listTimeline } from "../generated/operations/catalog";
import { previewAgenda } from "../generated/operations/sessions";
import type { AnyOperation, OperationInput } from "../operation";
import { cursorOf } from "../paginate";
import { queryDefaults } from "./defaults";
import { type CatalogFilters, type CatalogTab, keys } from "./keys";

/** Sessions on one page of a listing. */
const CATALOG_PAGE_SIZE = 20;
const CATALOG_CALLS = {
  available: listAvailable,
  my: listMine,
  recommended: listRecommended,
} as const satisfies Record<CatalogTab, AnyOperation>;

/** One tab of the listing, page by page. */
export const catalogQuery = (client: HotseatClient, tab: CatalogTab, filters: CatalogFilters = {}) =>
  infiniteQueryOptions({
    ...queryDefaults,
    queryKey: keys.catalog(tab, filters),
    queryFn: ({ pageParam, signal }) =>
      client.call(CATALOG_CALLS[tab], {
        query: { ...joined(filters), ...pageParam, limit: CATALOG_PAGE_SIZE },
        signal,
      }),
    initialPageParam: {},
    getNextPageParam: (page) => cursorOf(page.next),
  });

/** The listing by day, page by page. */
export const timelineQuery = (client: HotseatClient, filters: CatalogFilters = {}) =>
  infiniteQueryOptions({
    ...queryDefaults,
    queryKey: keys.timeline(filters),
    queryFn: ({ pageParam, signal }) =>
      client.call(listTimeline, { query: { ...joined(filters), ...pageParam, limit: CATALOG_PAGE_SIZE }, signal }),
    initialPageParam: {},
    getNextPageParam: (page) => cursorOf(page.next),
  });

/** How a session would run; while another plan is fetched, the last one stays. */
export const agendaPreviewQuery = (client: HotseatClient, plan: OperationInput<typeof previewAgenda>["query"]) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.agendaPreview(plan),
    queryFn: ({ signal }) => client.call(previewAgenda, { query: plan, signal }),
    placeholderData: keepPreviousData,
  });

/** Joins lists to the comma-separated values of the API; leaves empty ones out. */
function joined({ date_from, date_to, ...lists }: CatalogFilters): Record<string, string> {
  const values = Object.entries(lists).map(([name, list]) => [name, list?.join(",")] as const);
  return Object.fromEntries(
    [...values, ["date_from", date_from] as const, ["date_to", date_to] as const].filter(
      (entry): entry is [string, string] => Boolean(entry[1]),
    ),
  );
}
