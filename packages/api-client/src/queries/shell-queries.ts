import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import { ME_KEPT_MS } from "../retry";
import { queryDefaults } from "./defaults";
import { type CatalogFilters, type CatalogTab, keys } from "./keys";
import { cursorOf } from "./paging";

/** What this installation offers. */
export const configQuery = (client: HotseatClient) =>
  queryOptions({ ...queryDefaults, queryKey: keys.config, queryFn: ({ signal }) => client.call.getConfig({ signal }) });

/** The signed-in person: kept 15 minutes, never retried, asked again on window focus (shell.md §9). */
export const meQuery = (client: HotseatClient) =>
  queryOptions({
    ...queryDefaults,
    gcTime: ME_KEPT_MS,
    retry: false,
    refetchOnWindowFocus: true,
    queryKey: keys.me,
    queryFn: ({ signal }) => client.call.getMe({ signal }),
  });

/** The people I blocked, the latest first. */
export const myBlocksQuery = (client: HotseatClient) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.myBlocks,
    queryFn: ({ signal }) => client.call.listMyBlocks({ query: { limit: 100 }, signal }),
  });

/** The five modules with their workshops. */
export const modulesQuery = (client: HotseatClient) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.modules,
    queryFn: ({ signal }) => client.call.listModules({ signal }),
  });

export const moduleQuery = (client: HotseatClient, moduleId: string) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.module(moduleId),
    queryFn: ({ signal }) => client.call.getModule({ path: { moduleId }, signal }),
  });

/** Sessions on one page of a listing. */
export const CATALOG_PAGE_SIZE = 20;
const CATALOG_CALLS = {
  available: "listAvailable",
  my: "listMine",
  recommended: "listRecommended",
} as const satisfies Record<CatalogTab, string>;

/** One tab of the listing, page by page. */
export const catalogQuery = (client: HotseatClient, tab: CatalogTab, filters: CatalogFilters = {}) =>
  infiniteQueryOptions({
    ...queryDefaults,
    queryKey: keys.catalog(tab, filters),
    queryFn: ({ pageParam, signal }) =>
      client.call[CATALOG_CALLS[tab]]({
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
      client.call.listTimeline({ query: { ...joined(filters), ...pageParam, limit: CATALOG_PAGE_SIZE }, signal }),
    initialPageParam: {},
    getNextPageParam: (page) => cursorOf(page.next),
  });

/** Lists become the comma-separated values the API takes; empty ones are left out. */
function joined({ date_from, date_to, ...lists }: CatalogFilters): Record<string, string> {
  const values = Object.entries(lists).map(([name, list]) => [name, list?.join(",")] as const);
  return Object.fromEntries(
    [...values, ["date_from", date_from] as const, ["date_to", date_to] as const].filter(
      (entry): entry is [string, string] => Boolean(entry[1]),
    ),
  );
}
