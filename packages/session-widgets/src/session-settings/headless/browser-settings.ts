import { browserStorage } from "@hotseat/core/storage";
import { createSettingsStore, SETTINGS_KEY, type SettingsStore } from "./settings-store";

let store: SettingsStore | null = null;

/** My settings in this browser, one store for the whole page; a change in another tab counts here too. */
export function sessionSettings(): SettingsStore {
  if (store) return store;
  const made = createSettingsStore(browserStorage("localStorage"));
  globalThis.addEventListener?.("storage", (event) => {
    if (event.key === SETTINGS_KEY) made.reload();
  });
  store = made;
  return made;
}
