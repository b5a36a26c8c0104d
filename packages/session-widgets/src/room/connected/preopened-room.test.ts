import type { HotseatClient } from "@hotseat/api-client";
import { createManualClock } from "@hotseat/core/testing";
import type { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { PREOPENED_ROOM_MS } from "../headless/room.constants";
import type { OpenRoom } from "./open-room";
import { createPreopenedRoom } from "./preopened-room";

const me = {} as HotseatClient;
const queryClient = {} as QueryClient;
const options = { sessionId: 12, client: me, queryClient };

function setUp() {
  const clock = createManualClock();
  const log: string[] = [];
  let made = 0;
  const rooms = createPreopenedRoom((asked) => {
    const name = `${asked.sessionId}/${++made}`;
    log.push(`open ${name}`);
    return { name, dispose: () => void log.push(`close ${name}`) } as unknown as OpenRoom;
  }, clock);
  return { rooms, clock, log };
}

it("a preopened room is handed to the dashboard, which then owns it", async () => {
  const { rooms, clock, log } = setUp();
  rooms.openAhead(options);
  const taken = rooms.take(options);
  expect(taken).toMatchObject({ name: "12/1" });
  await clock.advance(2 * PREOPENED_ROOM_MS);
  expect(log).toEqual(["open 12/1"]);
  expect(rooms.take(options)).toMatchObject({ name: "12/2" });
});

it("a preopened room that nobody takes is closed", async () => {
  const { rooms, clock, log } = setUp();
  rooms.openAhead(options);
  await clock.advance(PREOPENED_ROOM_MS - 1);
  expect(log).toEqual(["open 12/1"]);
  await clock.advance(1);
  expect(log).toEqual(["open 12/1", "close 12/1"]);
  expect(rooms.take(options)).toMatchObject({ name: "12/2" });
});

it("another session or client gets a new room, and opening a second room ahead closes the first", () => {
  const { rooms, log } = setUp();
  rooms.openAhead(options);
  expect(rooms.take({ ...options, sessionId: 13 })).toMatchObject({ name: "13/2" });
  expect(rooms.take({ ...options, client: {} as HotseatClient })).toMatchObject({ name: "12/3" });
  rooms.openAhead({ ...options, sessionId: 14 });
  expect(log).toEqual(["open 12/1", "open 13/2", "open 12/3", "close 12/1", "open 14/4"]);
});
