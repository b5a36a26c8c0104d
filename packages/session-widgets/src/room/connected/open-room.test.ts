// @vitest-environment jsdom
import { createClient } from "@hotseat/api-client";
import { keys } from "@hotseat/api-client/queries";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { connectionDetails } from "../headless/browser-details";
import { createHandCurrent } from "../livekit-call.fixtures";
import { createHandMedia } from "../room.fixtures";
import { openRoom } from "./open-room";

const SESSION = 12;
const TEN_MINUTES_MS = 600_000;

afterEach(() => connectionDetails().clear(SESSION));

it("reports the start of a disconnection by the server's clock, which may differ from this machine's by minutes", async () => {
  const media = Object.assign(createHandMedia(), createHandCurrent());
  const client = createClient({ baseUrl: "http://api.test", fetch: () => new Promise(() => {}) });
  const here = Date.now();
  client.serverClock.sampleResponse(new Date(here + TEN_MINUTES_MS).toISOString(), here, here);
  connectionDetails().save(SESSION, { kind: "call", url: "ws://sfu", token: "t", callSessionId: 3, connectionId: "c" });

  const room = openRoom({ sessionId: SESSION, client, queryClient: new QueryClient() }, () => media);
  await vi.waitFor(() => expect(room.store.getState().connection.status).toBe("connected"));
  media.emit({ type: "disconnected", cause: "dropped" });
  const { connection } = room.store.getState();
  room.dispose();
  expect(connection.status).toBe("reconnecting");
  const since = "since" in connection ? connection.since : Number.NaN;
  expect(Math.abs(client.serverClock.now() - since)).toBeLessThan(TEN_MINUTES_MS / 2);
});

it("requests the session's state 300 ms after joining, and not while disconnected (LS-5.12, LS-9.10, LS-D4.1)", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const media = Object.assign(createHandMedia(), createHandCurrent());
  const client = createClient({ baseUrl: "http://api.test", fetch: () => new Promise(() => {}) });
  const queryClient = new QueryClient();
  const asked = vi.spyOn(queryClient, "invalidateQueries");
  const times = () =>
    asked.mock.calls.filter(([which]) => JSON.stringify(which?.queryKey) === JSON.stringify(keys.state(SESSION)))
      .length;
  connectionDetails().save(SESSION, { kind: "call", url: "ws://sfu", token: "t", callSessionId: 3, connectionId: "c" });
  const room = openRoom({ sessionId: SESSION, client, queryClient }, () => media);
  await vi.advanceTimersByTimeAsync(0);
  expect(room.store.getState().connection.status).toBe("connected");
  await vi.advanceTimersByTimeAsync(299);
  expect(times()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(times()).toBe(1);
  media.emit({ type: "disconnected", cause: "dropped" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(times()).toBe(1);
  room.dispose();
  vi.useRealTimers();
});
