import type { TFunction } from "i18next";
import type { AdminList } from "./admin-list.types";
import { adminProblemText, reportFailure } from "./problem";

interface Page<Item> {
  results: readonly Item[];
  count: number;
}

interface PagedQuery<Item> {
  data: { pages: readonly Page<Item>[] } | undefined;
  error: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage(): Promise<{ isFetchNextPageError: boolean; error: unknown }>;
}

/** Returns a paged query as the views show it, each item by `toShown`. */
export function listOf<Item, Shown>(
  query: PagedQuery<Item>,
  t: TFunction,
  toShown: (item: Item) => Shown,
): AdminList<Shown> {
  if (!query.data)
    return query.error ? { status: "failed", detail: adminProblemText(query.error, t) } : { status: "loading" };
  const { pages } = query.data;
  return {
    status: "ready",
    items: pages.flatMap((page) => page.results.map(toShown)),
    count: pages.at(-1)?.count ?? 0,
    more: query.isFetchingNextPage ? "loading" : query.hasNextPage ? "available" : "none",
  };
}

/** Loads a list's next page. When that fails, the shown rows and the button for more stay. */
export async function loadNextPage(query: Pick<PagedQuery<unknown>, "fetchNextPage">, t: TFunction): Promise<void> {
  const { isFetchNextPageError, error } = await query.fetchNextPage();
  if (isFetchNextPageError) reportFailure(error, t);
}
