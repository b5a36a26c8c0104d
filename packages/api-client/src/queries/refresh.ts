import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** Refetches what is on screen of these keys and marks the rest as old; never rejects. */
export async function refresh(queryClient: QueryClient, ...queryKeys: readonly QueryKey[]): Promise<void> {
  await Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
