import { forgiving } from "@hotseat/core/storage";
import { createStore, type Store } from "../room/headless";
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

export interface DevicePreferencesStore extends Store<DevicePreferences> {
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
export function createDevicePreferences(storage: Pick<Storage, "getItem" | "setItem"> | null): DevicePreferencesStore {
  const kept = forgiving(storage);
  const store = createStore<DevicePreferences>({ ...DEFAULT_PREFERENCES, ...parse(kept.getItem(KEY)) });
  return {
    ...store,
    patch(part) {
      store.patch(part);
      kept.setItem(KEY, JSON.stringify(store.read()));
    },
  };
}
