// @vitest-environment jsdom
import { createClient } from "@hotseat/api-client";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it } from "vitest";
import { connectionDetails } from "./browser-details";
import { openRoom } from "./open-room";
import { createHandMedia } from "./room.fixtures";

const SESSION = 12;
const TEN_MINUTES_MS = 600_000;

afterEach(() => connectionDetails().clear(SESSION));

it("tells since when one is away by the server's clock, which may be minutes from this machine's", async () => {
  const media = createHandMedia();
  const client = createClient({ baseUrl: "http://api.test", fetch: () => new Promise(() => {}) });
  const here = Date.now();
  client.serverClock.sampleAnswer(new Date(here + TEN_MINUTES_MS).toISOString(), here, here);
  connectionDetails().save(SESSION, { kind: "call", url: "ws://sfu", token: "t", callSessionId: 3, connectionId: "c" });

  const room = openRoom({ sessionId: SESSION, client, queryClient: new QueryClient() }, () => media);
  media.emit({ type: "reconnecting" });
  const { connection } = room.store.read();
  room.dispose();
  expect(connection.status).toBe("reconnecting");
  const since = "since" in connection ? connection.since : Number.NaN;
  expect(Math.abs(client.serverClock.now() - since)).toBeLessThan(TEN_MINUTES_MS / 2);
});
