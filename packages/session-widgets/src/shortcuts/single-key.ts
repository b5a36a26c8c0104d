import { browserStorage, forgiving, type TextStorage } from "@hotseat/core/storage";
import { type ReadableStore, readable } from "@hotseat/core/store";
import { createStore } from "zustand/vanilla";

const KEY = "hotseat.single-key-shortcuts";

export interface SingleKeyStore extends ReadableStore<{ readonly isOn: boolean }> {
  set(isOn: boolean): void;
}

/** Whether "?" alone opens the help: one character as a shortcut must be possible to turn off (WCAG 2.1.4). Kept on this device. */
export function createSingleKeyStore(storage: Pick<TextStorage, "getItem" | "setItem"> | null): SingleKeyStore {
  const kept = forgiving(storage);
  const store = createStore(() => ({ isOn: kept.getItem(KEY) !== "off" }));
  return {
    ...readable(store),
    set(isOn) {
      kept.setItem(KEY, isOn ? "on" : "off");
      store.setState({ isOn }, true);
    },
  };
}

let own: SingleKeyStore | null = null;

/** This device's one. */
export function singleKeyStore(): SingleKeyStore {
  own ??= createSingleKeyStore(browserStorage("localStorage"));
  return own;
}
