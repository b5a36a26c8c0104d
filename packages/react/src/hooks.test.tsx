import type { StreamMessage } from "@hotseat/api-client/events";
import { keys } from "@hotseat/api-client/queries";
import type { Clock } from "@hotseat/core/clock";
import { createManualClock } from "@hotseat/core/testing";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDrivenClient } from "./testing/client";
import { renderInside } from "./testing/render";
import { useConnectionStatus } from "./use-connection-status";
import { useIsStale } from "./use-is-stale";
import { useReader } from "./use-reader";
import { type ServerEventsOptions, useServerEvents } from "./use-server-events";
import { useServerNow } from "./use-server-now";

afterEach(() => document.body.replaceChildren());

const moved: StreamMessage = {
  type: "session.state.update",
  data: { session_id: 7, status: "IN_PROGRESS", host_attendee_id: null },
  meta: { idempotency_key: "session:7:1", stream: "session:7", seq: 1, at: "2026-01-01T00:00:00.000Z", actor: null },
};

function Listener(options: ServerEventsOptions) {
  useServerEvents(options);
  return <i>{useConnectionStatus()}</i>;
}

describe("useServerEvents", () => {
  it("connects while mounted, updates the cache and calls the page's listener", async () => {
    const driven = createDrivenClient();
    const received: string[] = [];
    const { queryClient, leave } = await renderInside(
      driven.client,
      <Listener sessionId={7} global onMessage={({ type }) => received.push(type)} />,
    );
    queryClient.setQueryData(keys.sessionDetail(7), { status: "SCHEDULED" });
    act(() => driven.tell(moved));
    expect(queryClient.getQueryData(keys.sessionDetail(7))).toEqual({ status: "IN_PROGRESS" });
    expect(received).toEqual(["session.state.update"]);
    expect(driven.opened).toEqual([{ sessionId: 7, global: true }]);
    await leave();
    expect(driven.closed()).toBe(1);
  });

  it("applies an event once for all widgets of a page, and closes with the last of them", async () => {
    const driven = createDrivenClient();
    const received: string[] = [];
    const { queryClient, show, leave } = await renderInside(
      driven.client,
      <>
        <Listener sessionId={7} onMessage={() => received.push("first")} />
        <Listener sessionId={7} onMessage={() => received.push("second")} />
      </>,
    );
    expect(driven.opened).toHaveLength(1);
    const patched = vi.spyOn(queryClient, "setQueriesData");
    const set = vi.spyOn(queryClient, "setQueryData");
    act(() => driven.tell(moved));
    const patches = patched.mock.calls.length + set.mock.calls.length;
    expect(patches).toBeGreaterThan(0);
    expect(received).toEqual(["first", "second"]);
    await show(<Listener sessionId={7} />);
    expect(driven.closed()).toBe(0);
    act(() => driven.tell(moved));
    expect(patched.mock.calls.length + set.mock.calls.length).toBe(2 * patches);
    await leave();
    expect(driven.closed()).toBe(1);
  });

  it("waits for the snapshot's cursor, and does not reconnect when a later snapshot has another", async () => {
    const driven = createDrivenClient();
    const { show } = await renderInside(driven.client, <Listener sessionId={7} after={null} />);
    expect(driven.opened).toEqual([]);
    await show(<Listener sessionId={7} after="c5" />);
    await show(<Listener sessionId={7} after="c9" />);
    expect(driven.opened).toEqual([{ sessionId: 7, global: false, after: "c5" }]);
  });

  it("opens no connection without a scope, and another connection for another session", async () => {
    const driven = createDrivenClient();
    const { show } = await renderInside(driven.client, <Listener />);
    expect(driven.opened).toEqual([]);
    await show(<Listener sessionId={7} />);
    await show(<Listener sessionId={8} />);
    expect(driven.opened.map(({ sessionId }) => sessionId)).toEqual([7, 8]);
    expect(driven.closed()).toBe(1);
  });
});

it("useConnectionStatus follows the connection", async () => {
  const driven = createDrivenClient();
  const { text } = await renderInside(driven.client, <Listener sessionId={7} />);
  expect(text()).toBe("disconnected");
  act(() => driven.become("connected"));
  expect(text()).toBe("connected");
});

function Stale({ clock }: { clock: Clock }) {
  useServerEvents({ global: true });
  return <i>{useIsStale(clock) ? "old" : "current"}</i>;
}

describe("useIsStale (AS-3.21)", () => {
  const clock = createManualClock();

  it("is true 3 seconds after the connection is lost, for any number of attempts, and false once it is back", async () => {
    const driven = createDrivenClient();
    const { text } = await renderInside(driven.client, <Stale clock={clock} />);
    const after = async (ms: number) => {
      await act(() => clock.advance(ms));
      return text();
    };
    act(() => driven.become("connected"));
    expect(await after(10_000)).toBe("current");
    act(() => driven.become("error"));
    expect(await after(2000)).toBe("current");
    act(() => driven.become("connecting"));
    expect(await after(999)).toBe("current");
    expect(await after(1)).toBe("old");
    act(() => driven.become("connected"));
    expect(await after(0)).toBe("current");
  });
});

let commits = 0;
function Second({ stepMs }: { stepMs?: number }) {
  commits += 1;
  return <time>{new Date(useServerNow(stepMs)).toISOString().slice(17, 23)}</time>;
}

describe("useServerNow", () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date("2026-01-01T10:00:00.400Z") }));
  afterEach(() => vi.useRealTimers());

  it("renders once a second, when the second of the server's clock changes", async () => {
    const driven = createDrivenClient();
    driven.client.serverClock.sampleResponse("2026-01-01T10:00:05.700Z", Date.now(), Date.now());
    const { text } = await renderInside(driven.client, <Second />);
    expect(text()).toBe("05.000");
    commits = 0;
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(text()).toBe("05.000");
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(text()).toBe("06.000");
    await act(() => vi.advanceTimersByTimeAsync(9000));
    expect(text()).toBe("15.000");
    expect(commits).toBeLessThanOrEqual(11);
  });

  it("renders at once when the offset of the server's clock changes", async () => {
    const driven = createDrivenClient();
    const { text } = await renderInside(driven.client, <Second />);
    expect(text()).toBe("00.000");
    await act(async () => driven.client.serverClock.sampleResponse("2026-01-01T10:00:30.000Z", Date.now(), Date.now()));
    expect(text()).toBe("30.000");
  });

  it("leaves no timer after it unmounts", async () => {
    const { leave } = await renderInside(createDrivenClient().client, <Second stepMs={250} />);
    await leave();
    expect(vi.getTimerCount()).toBe(0);
  });
});

function Formats() {
  const { locale, timeZone } = useReader();
  return <p>{`${locale} ${timeZone}`}</p>;
}

describe("useReader", () => {
  it("returns the provider's language and the browser's time zone while there is no profile", async () => {
    const { text } = await renderInside(createDrivenClient().client, <Formats />, { language: "de" });
    expect(text()).toBe(`de ${Intl.DateTimeFormat().resolvedOptions().timeZone}`);
  });

  it("returns the time zone of the profile once it is loaded", async () => {
    const { text, queryClient } = await renderInside(createDrivenClient().client, <Formats />);
    await act(async () => void queryClient.setQueryData(keys.me, { timezone: "Asia/Tokyo" }));
    await vi.waitFor(() => expect(text()).toBe("en Asia/Tokyo"));
  });
});
