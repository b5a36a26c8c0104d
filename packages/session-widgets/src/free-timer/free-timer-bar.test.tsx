// @vitest-environment jsdom
import { createManualClock } from "@hotseat/core/testing";
import { createTicker } from "@hotseat/core/ticker";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { FreeTimerBarView } from "./free-timer-bar-view";

const T0 = Date.parse("2026-11-24T13:07:18.000Z");

test("the bar does not render each second while its window is hidden, and is correct at once when shown again (LS-4.30)", () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  const clock = createManualClock(T0);
  const page = document.createElement("div");
  const root = createRoot(page);
  const started = { sessionId: 1, durationSec: 60, remainingSec: 60, startedAtMs: T0, isActive: true, isPaused: false };
  act(() => root.render(<FreeTimerBarView timer={started} time={createTicker({ clock })} />));
  const after = (ms: number) => {
    act(() => clock.pass(ms));
    return page.querySelector('[role="timer"]')?.textContent;
  };
  expect(after(2_010)).toBe("0:58");
  hidden.mockReturnValue(true);
  expect(after(10_000)).toBe("0:58");
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(after(0)).toBe("0:48");
  act(() => root.unmount());
});
