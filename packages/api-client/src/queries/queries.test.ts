import { InfiniteQueryObserver } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { ConnectionStatus } from "../events/events.types";
import { cursorOf } from "../paginate";
import { json } from "../testing/fake-server";
import { cache, clientWith, ID } from "../testing/query-set-up";
import { schedule } from "../testing/samples";
import { catalogQuery, timelineQuery } from "./catalog-queries";
import { schedulePollMs, scheduleQuery, sessionQuery } from "./session-queries";

describe("polls", () => {
  it("of the schedule: 2 s running, 5 s guided, 10 s free (LS-7.13, LS-9.6)", () => {
    expect(
      [
        schedule({ status: "RUNNING" }),
        schedule({ status: "IDLE" }),
        schedule({ status: "PAUSED", flow_mode: "FREE" }),
        undefined,
      ].map(schedulePollMs),
    ).toEqual([2000, 5000, 10_000, 5000]);
  });

  it("run only while the session's stream is down (LS-D3.7)", () => {
    const live = { now: false };
    const client = {
      events: { isLive: () => live.now, status: createStore<ConnectionStatus>(() => "connected"), connect: vi.fn() },
    } as unknown as Parameters<typeof sessionQuery>[0];
    const intervalOf = (options: { refetchInterval?: unknown }) =>
      (options.refetchInterval as (query: object) => number | false)({
        state: { data: schedule({ status: "RUNNING" }) },
      });
    expect([intervalOf(sessionQuery(client, ID)), intervalOf(scheduleQuery(client, ID))]).toEqual([10_000, 2000]);
    live.now = true;
    expect([intervalOf(sessionQuery(client, ID)), intervalOf(scheduleQuery(client, ID))]).toEqual([false, false]);
  });

  it("of a session stop while the global streams cover it, which an embed token does not receive (LS-7.6, LS-9.7)", () => {
    const intervalFor = (usesAccessToken: boolean) => {
      const events = { isLive: (sessionId?: number) => sessionId === undefined };
      const client = { events, usesAccessToken } as unknown as Parameters<typeof sessionQuery>[0];
      return (sessionQuery(client, ID).refetchInterval as unknown as () => number | false)();
    };
    expect([intervalFor(false), intervalFor(true)]).toEqual([false, 10_000]);
    expect(sessionQuery({} as never, ID).staleTime).toBe(30_000);
  });
});

describe("the listing", () => {
  it("by day is fetched from grouped-timeline (LS-7.26)", async () => {
    const address = "GET /api/v1/interviews/session-catalog/grouped-timeline/";
    const page = { results: [], next: null, previous: null, count: 0, stream_cursor: "c" };
    const { client } = clientWith({ [address]: () => json(200, page) });
    const { pages } = await cache().fetchInfiniteQuery(timelineQuery(client));
    expect(pages).toEqual([page]);
  });

  it("sends filters as comma-separated values and follows the cursor of `next`", async () => {
    const { client, server } = clientWith({
      "GET /api/v1/interviews/session-catalog/my/": ({ path }) =>
        json(200, {
          results: [],
          next: path.includes("cursor=") ? null : "http://elsewhere/x/?limit=20&cursor=a%2Bb",
          previous: null,
          count: 0,
          stream_cursor: "c",
        }),
    });
    const observer = new InfiniteQueryObserver(
      cache(),
      catalogQuery(client, "my", { language: ["fr", "de"], module: [], date_from: "2026-01-01" }),
    );
    const end = observer.subscribe(() => {});
    await observer.refetch();
    await observer.fetchNextPage();
    end();
    const queries = server.seen.map(({ path }) => Object.fromEntries(new URL(path, "http://x").searchParams));
    expect(queries.at(0)).toEqual({ language: "fr,de", date_from: "2026-01-01", limit: "20" });
    expect(queries.at(-1)).toEqual({ language: "fr,de", date_from: "2026-01-01", limit: "20", cursor: "a+b" });
    expect(observer.getCurrentResult().hasNextPage).toBe(false);
  });
  it("has no next page after the last one", () => {
    expect([cursorOf(null), cursorOf("/api/x/?limit=2"), cursorOf("/api/x/?cursor=q")]).toEqual([
      undefined,
      undefined,
      { cursor: "q" },
    ]);
  });
});
