import { createManualClock } from "@hotseat/core/testing";
import { describe, expect, it, vi } from "vitest";
import { createPresence, hueOf, parsePresence } from "./board-presence";
import { CURSOR_IDLE_MS, CURSOR_THROTTLE_MS } from "./whiteboard.constants";

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
    await clock.advance(CURSOR_THROTTLE_MS);
    expect(onChange.mock.lastCall?.[0]).toEqual([]);
  });

  it("3,000 packets of one person within a second: are passed on at most every 80 ms, the last place always (TL-W.69)", async () => {
    const clock = createManualClock();
    const onChange = vi.fn();
    const presence = createPresence({ clock, onChange, nameOf: (identity) => identity });
    for (let x = 0; x < 3000; x += 1) {
      presence.receive("amara", { pointer: { x, y: 0, button: "up" } });
      if (x % 3 === 2) await clock.advance(1);
    }
    await clock.advance(CURSOR_THROTTLE_MS);
    expect(onChange.mock.calls.length).toBeLessThanOrEqual(1 + Math.ceil(1080 / CURSOR_THROTTLE_MS));
    expect(onChange.mock.lastCall?.[0]).toMatchObject([{ id: "amara", pointer: { x: 2999 } }]);
  });

  it("a board that is left while a place waits to be passed on: passes nothing on any more", async () => {
    const clock = createManualClock();
    const onChange = vi.fn();
    const presence = createPresence({ clock, onChange, nameOf: (identity) => identity });
    for (const x of [1, 2]) presence.receive("amara", { pointer: { x, y: 0, button: "up" } });
    presence.stop();
    await clock.advance(CURSOR_IDLE_MS);
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});
