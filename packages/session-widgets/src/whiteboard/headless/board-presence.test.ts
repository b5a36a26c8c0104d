import { createManualClock } from "@hotseat/core/testing";
import { describe, expect, it, vi } from "vitest";
import { createPresence, hueOf, parsePresence } from "./board-presence";
import { CURSOR_IDLE_MS } from "./whiteboard.constants";

const BOARD = "s12-a1b2c3";
const packet = (change: object = {}) =>
  JSON.stringify({
    type: "presence",
    sessionId: 12,
    instanceId: BOARD,
    ts: 1,
    pointer: { x: 1, y: 2, button: "down" },
    ...change,
  });

describe("parsePresence", () => {
  it("reads a pointer of this board", () => {
    expect(parsePresence(packet(), BOARD)).toEqual({ pointer: { x: 1, y: 2, button: "down" } });
    expect(parsePresence(packet({ pointer: null }), BOARD)).toEqual({ pointer: null });
  });

  it.each([
    ["a scene of a peer", { type: "scene", scene: { elements: [{ type: "iframe" }] } }],
    ["a sync-response of a peer", { type: "sync-response", scene: { elements: [] } }],
    ["a sync-request", { type: "sync-request" }],
    ["a packet of another board", { instanceId: "s12-other1" }],
  ])("never reads %s (LS-7.28)", (_title, change) => {
    expect(parsePresence(packet(change), BOARD)).toBeNull();
  });

  it("reads no text that is not JSON, and no place outside the board", () => {
    expect(parsePresence("}", BOARD)).toBeNull();
    expect(parsePresence("null", BOARD)).toBeNull();
    expect(parsePresence(packet({ pointer: { x: 1e9, y: 0 } }), BOARD)).toEqual({ pointer: null });
    expect(parsePresence(packet({ pointer: { x: "1", y: 0 } }), BOARD)).toEqual({ pointer: null });
  });
});

describe("createPresence", () => {
  it("shows who points, by the name that the session has, until they rest or leave", async () => {
    const clock = createManualClock();
    const onChange = vi.fn();
    const presence = createPresence({ clock, onChange, nameOf: (identity) => (identity === "amara" ? "Amara" : null) });
    const pointer = { x: 1, y: 2, button: "up" } as const;
    presence.receive("amara", { pointer });
    presence.receive("stranger", { pointer });
    expect(onChange.mock.lastCall?.[0]).toEqual([{ id: "amara", name: "Amara", hue: hueOf("amara"), pointer }]);
    await clock.advance(CURSOR_IDLE_MS);
    expect(onChange.mock.lastCall?.[0]).toEqual([]);
    presence.receive("amara", { pointer });
    presence.receive("amara", { pointer: null });
    expect(onChange.mock.lastCall?.[0]).toEqual([]);
  });
});
