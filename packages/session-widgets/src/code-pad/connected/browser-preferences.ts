import { browserStorage } from "@hotseat/core/storage";
import { createPadPreferences, type PadPreferencesStore, PREFERENCES_KEY } from "../headless/pad-preferences";

let store: PadPreferencesStore | null = null;

/** The choices of this browser, one store for the whole page; a change in another tab counts here too. */
export function browserPreferences(): PadPreferencesStore {
  if (store) return store;
  const made = createPadPreferences({ storage: browserStorage("localStorage"), random: Math.random });
  globalThis.addEventListener?.("storage", (event) => {
    if (event.key === PREFERENCES_KEY) made.reload();
  });
  store = made;
  return made;
}
