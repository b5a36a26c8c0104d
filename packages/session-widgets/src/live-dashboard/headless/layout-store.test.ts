import { createManualClock, createMemoryStorage } from "@hotseat/core/testing";
import { expect, it, vi } from "vitest";
import { createLayoutStore } from "./layout-store";

it("remembers the arrangement per session, 300 ms after the last change (LS-2.24, LS-9.12)", async () => {
  const clock = createManualClock();
  const storage = createMemoryStorage();
  const setItem = vi.spyOn(storage, "setItem");
  const first = createLayoutStore({ sessionId: 12, storage, clock });
  first.change({ stageWidth: 500 });
  first.change({ stageWidth: 520 });
  await clock.advance(299);
  expect(setItem).not.toHaveBeenCalled();
  await clock.advance(1);
  expect(setItem).toHaveBeenCalledTimes(1);
  expect(createLayoutStore({ sessionId: 12, storage, clock }).getState().stageWidth).toBe(520);
  expect(createLayoutStore({ sessionId: 13, storage, clock }).getState().stageWidth).toBe(616);
});

it("keeps a change that is under way when the page goes away", () => {
  const storage = createMemoryStorage();
  const clock = createManualClock();
  const store = createLayoutStore({ sessionId: 12, storage, clock });
  store.change({ isWorkspaceOpen: false });
  store.dispose();
  expect(createLayoutStore({ sessionId: 12, storage, clock }).getState().isWorkspaceOpen).toBe(false);
});

it("falls back to the role's own arrangement when the stored one is unreadable", () => {
  const storage = createMemoryStorage();
  storage.setItem("hotseat.layout.12", "not json");
  const store = createLayoutStore({
    sessionId: 12,
    storage,
    clock: createManualClock(),
    defaults: { rail: "participants" },
  });
  expect(store.getState().rail).toBe("participants");
});

it("remembers what is shown and whom I pinned over a reload (LS-3.16)", () => {
  const storage = createMemoryStorage();
  const clock = createManualClock();
  const first = createLayoutStore({ sessionId: 12, storage, clock });
  const chosen = {
    rail: "chat" as const,
    isRailOpen: false,
    isStageOpen: false,
    areTilesShown: false,
    isConsoleOpen: true,
    pinnedIdentity: "amara",
  };
  first.change(chosen);
  first.dispose();
  expect(createLayoutStore({ sessionId: 12, storage, clock }).getState()).toMatchObject(chosen);
});
