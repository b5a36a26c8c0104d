import { expect, it } from "vitest";
import { connectionFace } from "./connection-face";
import type { RoomConnection } from "./room-types";

it.each<[string, RoomConnection, Parameters<typeof connectionFace>[2]]>([
  ["good", { status: "connected", steady: true }, "connected"],
  ["unsteady", { status: "connected", steady: false }, "connected"],
  ["unsteady", { status: "connected", steady: true }, "error"],
  ["reconnecting", { status: "reconnecting", since: 1, attempt: 2 }, "connected"],
  ["lost", { status: "lost", since: 1, attempt: 9 }, "error"],
  ["good", { status: "unavailable" }, "connected"],
  ["unsteady", { status: "unavailable" }, "error"],
  ["elsewhere", { status: "ended", reason: "elsewhere" }, "connected"],
  ["none", { status: "ended", reason: "left" }, "connected"],
])("is %s", (state, room, stream) => {
  expect(connectionFace(room, "good", stream).state).toBe(state);
});
