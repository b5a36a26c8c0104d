import { forgiving, type TextStorage } from "@hotseat/core/storage";
import type { ReadableStore } from "@hotseat/core/store";
import { readable } from "@hotseat/core/store";
import { createStore } from "zustand/vanilla";
import type { DevicePreferences } from "./media-types";

const KEY = "hotseat.devices";

export const DEFAULT_PREFERENCES: DevicePreferences = {
  microphoneId: null,
  cameraId: null,
  speakerId: null,
  resolution: "1080p",
  microphoneOn: true,
  cameraOn: true,
  mirror: true,
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};

export interface DevicePreferencesStore extends ReadableStore<DevicePreferences> {
  patch(part: Partial<DevicePreferences>): void;
}

function parse(text: string | null): Partial<DevicePreferences> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Kept on this machine; without storage for as long as the page. */
export function createDevicePreferences(
  storage: Pick<TextStorage, "getItem" | "setItem"> | null,
): DevicePreferencesStore {
  const kept = forgiving(storage);
  const store = createStore<DevicePreferences>(() => ({ ...DEFAULT_PREFERENCES, ...parse(kept.getItem(KEY)) }));
  return {
    ...readable(store),
    patch(part) {
      store.setState(part);
      kept.setItem(KEY, JSON.stringify(store.getState()));
    },
  };
}
