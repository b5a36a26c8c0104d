import { createManualClock, createMemoryStorage } from "@hotseat/core/testing";
import { describe, expect, it } from "vitest";
import { startSafetySave } from "./safety-save";
import { DEFAULT_SETTINGS } from "./session-settings.constants";
import { createSettingsStore, SETTINGS_KEY } from "./settings-store";

describe("settings on this device", () => {
  it("begin with a safety save every 30 s, sound and notifications on, a warning at 60 s, not compact, with animations (LS-3.11, LS-3.18, LS-9.22)", () => {
    expect(createSettingsStore(createMemoryStorage()).getState()).toEqual({
      autoSaveInterval: 30_000,
      enableNotifications: true,
      soundEnabled: true,
      timerWarningThreshold: 60,
      compactMode: false,
      animations: true,
    });
  });

  it("are stored as version 4 and read again (LS-9.29)", () => {
    const storage = createMemoryStorage();
    createSettingsStore(storage).patch({ soundEnabled: false, timerWarningThreshold: 120 });
    expect(JSON.parse(storage.getItem(SETTINGS_KEY) ?? "")).toMatchObject({ version: 4 });
    expect(createSettingsStore(storage).getState()).toMatchObject({ soundEnabled: false, timerWarningThreshold: 120 });
  });

  it.each([
    "not json",
    "null",
    '{"version":3}',
    '{"state":{"autoSaveInterval":-1,"soundEnabled":"no","timerWarningThreshold":7,"compactMode":1,"x":true}}',
  ])("that are unreadable count as not set: %s", (text) => {
    const storage = createMemoryStorage();
    storage.setItem(SETTINGS_KEY, text);
    expect(createSettingsStore(storage).getState()).toEqual(DEFAULT_SETTINGS);
  });

  it("of an older version are kept where valid", () => {
    const storage = createMemoryStorage();
    storage.setItem(SETTINGS_KEY, '{"version":3,"state":{"compactMode":true,"autoSaveInterval":5}}');
    expect(createSettingsStore(storage).getState()).toEqual({ ...DEFAULT_SETTINGS, compactMode: true });
  });

  it("last as long as the page without storage", () => {
    const store = createSettingsStore(null);
    store.patch({ animations: false });
    expect(store.getState().animations).toBe(false);
  });

  it("changed in another tab apply here after a reload of the store", () => {
    const storage = createMemoryStorage();
    const [here, there] = [createSettingsStore(storage), createSettingsStore(storage)];
    there.patch({ compactMode: true });
    here.reload();
    expect(here.getState().compactMode).toBe(true);
  });
});

describe("the safety save (LS-3.11)", () => {
  it("runs every interval until it is stopped", async () => {
    const clock = createManualClock();
    let saves = 0;
    const stop = startSafetySave(clock, 30_000, () => {
      saves += 1;
    });
    await clock.advance(29_999);
    expect(saves).toBe(0);
    await clock.advance(60_001);
    expect(saves).toBe(3);
    stop();
    await clock.advance(120_000);
    expect(saves).toBe(3);
    expect(clock.pending).toBe(0);
  });
});
