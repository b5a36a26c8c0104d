import { afterEach, describe, expect, it, vi } from "vitest";
import { browserStorage, forgiving, type TextStorage } from "./device-storage";
import { cardPrefsIn } from "./featured-question-card/headless";
import { createLayoutStore } from "./live-dashboard/headless";
import { createDevicePreferences } from "./prejoin/headless";
import { createConnectionDetails } from "./room/headless";
import { createHandClock, createMemoryStorage } from "./room/room.fixtures";

const refuse = () => {
  throw new DOMException("forbidden", "SecurityError");
};
const FORBIDDEN: TextStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };

afterEach(() => vi.unstubAllGlobals());

it("is made where the browser forbids storage, and throws only in use", () => {
  vi.stubGlobal("localStorage", undefined);
  const storage = browserStorage("localStorage");
  expect(() => storage.getItem("a")).toThrow();
  expect(forgiving(storage).getItem("a")).toBeNull();
});

it("reads and writes where there is one", () => {
  vi.stubGlobal("sessionStorage", createMemoryStorage());
  const storage = forgiving(browserStorage("sessionStorage"));
  storage.setItem("a", "1");
  expect(storage.getItem("a")).toBe("1");
  storage.removeItem("a");
  expect(storage.getItem("a")).toBeNull();
});

describe("without storage everything lasts as long as the page", () => {
  it.each([
    ["forbidden", FORBIDDEN],
    ["missing", null],
  ] as const)("%s", async (_name, storage) => {
    const devices = createDevicePreferences(storage);
    devices.patch({ cameraOn: false });
    expect(devices.read().cameraOn).toBe(false);

    const details = createConnectionDetails(storage);
    expect(details.read(12)).toBeNull();
    details.save(12, { kind: "without-video" });
    expect(details.read(12)).toEqual({ kind: "without-video" });
    details.clear(12);
    expect(details.read(12)).toBeNull();

    const clock = createHandClock();
    const layout = createLayoutStore({ sessionId: 12, storage, clock });
    layout.change({ stageWidth: 500 });
    await clock.advance(1_000);
    expect(layout.read().stageWidth).toBe(500);

    const prefs = cardPrefsIn(storage ?? undefined, "card");
    prefs.write({ position: { x: 1, y: 2 }, isOpen: false });
    expect(prefs.read()).toBeNull();
  });
});
