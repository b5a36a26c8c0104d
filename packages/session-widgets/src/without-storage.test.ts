import type { TextStorage } from "@hotseat/core/storage";
import { createManualClock } from "@hotseat/core/testing";
import { describe, expect, it } from "vitest";
import { cardPrefsIn } from "./featured-question-card/card-store";
import { createLayoutStore } from "./live-dashboard/headless/layout-store";
import { createDevicePreferences } from "./prejoin/headless";
import { createConnectionDetails } from "./room/headless";

const refuse = () => {
  throw new DOMException("forbidden", "SecurityError");
};
const FORBIDDEN: TextStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };

describe("without storage everything lasts as long as the page", () => {
  it.each([
    ["forbidden", FORBIDDEN],
    ["missing", null],
  ] as const)(
    "with storage that is %s nothing throws, and choices last until the page goes",
    async (_name, storage) => {
      const devices = createDevicePreferences(storage);
      devices.patch({ cameraOn: false });
      expect(devices.getState().cameraOn).toBe(false);

      const details = createConnectionDetails(storage);
      expect(details.read(12)).toBeNull();
      details.save(12, { kind: "without-video" });
      expect(details.read(12)).toEqual({ kind: "without-video" });
      details.clear(12);
      expect(details.read(12)).toBeNull();

      const clock = createManualClock();
      const layout = createLayoutStore({ sessionId: 12, storage, clock });
      layout.change({ stageWidth: 500 });
      await clock.advance(1_000);
      expect(layout.getState().stageWidth).toBe(500);

      const prefs = cardPrefsIn(storage ?? undefined, "card");
      prefs.write({ position: { x: 1, y: 2 }, isOpen: false });
      expect(prefs.read()).toBeNull();
    },
  );
});
