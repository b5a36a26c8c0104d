import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** Refetches active queries of these keys and marks the rest as stale; never rejects. */
export async function refresh(queryClient: QueryClient, ...queryKeys: readonly QueryKey[]): Promise<void> {
  await Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
