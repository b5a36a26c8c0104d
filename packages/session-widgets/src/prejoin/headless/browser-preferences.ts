import { browserStorage } from "@hotseat/core/storage";
import { createDevicePreferences, type DevicePreferencesStore } from "./device-preferences";

let store: DevicePreferencesStore | null = null;

/** My devices as remembered by this browser, one store for the whole page. */
export function devicePreferences(): DevicePreferencesStore {
  store ??= createDevicePreferences(browserStorage("localStorage"));
  return store;
}
