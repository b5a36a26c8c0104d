import { createDevicePreferences, type DevicePreferencesStore } from "./device-preferences";

let store: DevicePreferencesStore | null = null;

function localStorageOrNull(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** My devices as remembered by this browser, one store for the whole page. */
export function devicePreferences(): DevicePreferencesStore {
  store ??= createDevicePreferences(localStorageOrNull());
  return store;
}
