import type { HotseatClient } from "@hotseat/api-client";
import { createManualClock } from "@hotseat/core/testing";
import type { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { DOOR_MS } from "../headless/room.constants";
import type { OpenRoom } from "./open-room";
import { createRoomDoor } from "./room-at-door";

const me = {} as HotseatClient;
const queryClient = {} as QueryClient;
const options = { sessionId: 12, client: me, queryClient };

function setUp() {
  const clock = createManualClock();
  const log: string[] = [];
  let made = 0;
  const door = createRoomDoor((asked) => {
    const name = `${asked.sessionId}/${++made}`;
    log.push(`open ${name}`);
    return { name, dispose: () => void log.push(`close ${name}`) } as unknown as OpenRoom;
  }, clock);
  return { door, clock, log };
}

it("hands the waiting room to the dashboard, which then owns it", async () => {
  const { door, clock, log } = setUp();
  door.openAhead(options);
  const taken = door.take(options);
  expect(taken).toMatchObject({ name: "12/1" });
  await clock.advance(2 * DOOR_MS);
  expect(log).toEqual(["open 12/1"]);
  expect(door.take(options)).toMatchObject({ name: "12/2" });
});

it("closes a room that nobody takes", async () => {
  const { door, clock, log } = setUp();
  door.openAhead(options);
  await clock.advance(DOOR_MS - 1);
  expect(log).toEqual(["open 12/1"]);
  await clock.advance(1);
  expect(log).toEqual(["open 12/1", "close 12/1"]);
  expect(door.take(options)).toMatchObject({ name: "12/2" });
});

it("opens another for another session or person, and closes what waited when a second is opened ahead", () => {
  const { door, log } = setUp();
  door.openAhead(options);
  expect(door.take({ ...options, sessionId: 13 })).toMatchObject({ name: "13/2" });
  expect(door.take({ ...options, client: {} as HotseatClient })).toMatchObject({ name: "12/3" });
  door.openAhead({ ...options, sessionId: 14 });
  expect(log).toEqual(["open 12/1", "open 13/2", "open 12/3", "close 12/1", "open 14/4"]);
});
