import { type CatalogFilters, catalogQuery, meQuery, timelineQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { shellProblemText } from "../../shared/problem";
import { useShellText } from "../../shared/use-shell-text";
import type { ListingAddress } from "../headless/listing-filters";
import { nextSession } from "../headless/listing-rules";
import type { ListedSession, ListingContent, ListingTab } from "../headless/session-listing.types";

const CATALOG_TAB = { available: "available", mine: "my", recommended: "recommended" } as const satisfies Record<
  Exclude<ListingTab, "timeline">,
  string
>;

function filtersOf({ values, from, to }: ListingAddress): CatalogFilters {
  return { ...values, ...(from ? { date_from: from } : {}), ...(to ? { date_to: to } : {}) };
}

interface Pages {
  isPending: boolean;
  error: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
}

function moreOf(query: Pages) {
  if (!query.hasNextPage) return "none" as const;
  return query.isFetchingNextPage ? ("loading" as const) : ("available" as const);
}

/** Returns the rows of the chosen tab and a function that loads more. */
export function useListing(address: ListingAddress): {
  content: ListingContent;
  loadMore: () => void;
  retry: () => void;
} {
  const { client } = useHotseat();
  const { t } = useShellText();
  const filters = filtersOf(address);
  const byDay = address.tab === "timeline";
  const list = useInfiniteQuery({
    ...catalogQuery(client, CATALOG_TAB[address.tab === "timeline" ? "available" : address.tab], filters),
    enabled: !byDay,
  });
  const timeline = useInfiniteQuery({ ...timelineQuery(client, filters), enabled: byDay });
  const query = byDay ? timeline : list;
  const sessions: ListedSession[] | undefined = byDay
    ? timeline.data?.pages.flatMap((page) => page.results.flatMap((group) => group.sessions))
    : list.data?.pages.flatMap((page) => page.results);
  const content: ListingContent = sessions
    ? { status: "ready", sessions, total: query.data?.pages[0]?.count ?? sessions.length, more: moreOf(query) }
    : query.isError
      ? { status: "failed", detail: shellProblemText(query.error, t) }
      : { status: "loading" };
  return { content, loadMore: () => void query.fetchNextPage(), retry: () => void query.refetch() };
}

/** My next session: undefined while it loads, null when there is none. */
export function useNextSession(now: () => number): ListedSession | null | undefined {
  const { client } = useHotseat();
  const mine = useInfiniteQuery(catalogQuery(client, "my"));
  const me = useQuery({ ...meQuery(client), notifyOnChangeProps: ["data"] });
  if (!mine.data || !me.data) return mine.isError ? null : undefined;
  return nextSession(
    mine.data.pages.flatMap((page) => page.results),
    now(),
  );
}
