import { forgiving, type TextStorage } from "@hotseat/core/storage";
import { type ReadableStore, readable } from "@hotseat/core/store";
import { createStore } from "zustand/vanilla";
import {
  AUTOSAVE_CHOICES_MS,
  DEFAULT_SETTINGS,
  SETTINGS_VERSION,
  WARNING_CHOICES_SEC,
} from "./session-settings.constants";
import type { SettingsState } from "./session-settings.types";

/** Where they are kept. */
export const SETTINGS_KEY = "hotseat.session";

export interface SettingsStore extends ReadableStore<SettingsState> {
  patch(part: Partial<SettingsState>): void;
  /** Reads what another tab has stored. */
  reload(): void;
}

const isSwitch = (value: unknown) => typeof value === "boolean";
const isOneOf = (choices: readonly number[]) => (value: unknown) => choices.includes(value as number);
const VALID: Readonly<Record<keyof SettingsState, (value: unknown) => boolean>> = {
  autoSaveInterval: isOneOf(AUTOSAVE_CHOICES_MS),
  enableNotifications: isSwitch,
  soundEnabled: isSwitch,
  timerWarningThreshold: isOneOf(WARNING_CHOICES_SEC),
  compactMode: isSwitch,
  animations: isSwitch,
};

function parse(text: string | null): SettingsState {
  try {
    const { state } = JSON.parse(text ?? "{}") as { state?: Record<string, unknown> };
    const kept = Object.entries(state ?? {}).filter(([key, value]) => VALID[key as keyof SettingsState]?.(value));
    return { ...DEFAULT_SETTINGS, ...Object.fromEntries(kept) };
  } catch {
    return DEFAULT_SETTINGS;
  }
}

/** Settings kept on this device; without storage for as long as the page. A value that is no choice counts as not set. */
export function createSettingsStore(storage: Pick<TextStorage, "getItem" | "setItem"> | null): SettingsStore {
  const kept = forgiving(storage);
  const store = createStore(() => parse(kept.getItem(SETTINGS_KEY)));
  return {
    ...readable(store),
    patch(part) {
      store.setState(part);
      kept.setItem(SETTINGS_KEY, JSON.stringify({ version: SETTINGS_VERSION, state: store.getState() }));
    },
    reload: () => store.setState(parse(kept.getItem(SETTINGS_KEY)), true),
  };
}
