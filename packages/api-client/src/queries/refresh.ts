import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** Refetches active queries of these keys and marks the rest as stale; never rejects. */
export async function refresh(queryClient: QueryClient, ...queryKeys: readonly QueryKey[]): Promise<void> {
  await Promise.all(queryKeys.map((queryKey) => refreshKey(queryClient, queryKey)));
}

async function refreshKey(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const firstLoads = queryClient
    .getQueryCache()
    .findAll({ queryKey, type: "active", fetchStatus: "fetching", predicate: ({ state }) => state.data === undefined });
  await queryClient.invalidateQueries({ queryKey });
  // TanStack Query never repeats a first load that is in flight, and its response may be older than the change.
  const loaded = firstLoads.filter(({ state }) => state.data !== undefined);
  await Promise.all(loaded.map((query) => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })));
}
