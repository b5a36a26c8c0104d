import { browserStorage, forgiving } from "@hotseat/core/storage";
import { createStore, type Store } from "../room/headless";

const KEY = "hotseat.single-key-shortcuts";

export interface SingleKeyStore extends Store<{ readonly isOn: boolean }> {
  set(isOn: boolean): void;
}

/** Whether "?" alone opens the help: one character as a shortcut must be possible to turn off (WCAG 2.1.4). Kept on this device. */
export function createSingleKeyStore(storage: Pick<Storage, "getItem" | "setItem"> | null): SingleKeyStore {
  const kept = forgiving(storage);
  const store = createStore({ isOn: kept.getItem(KEY) !== "off" });
  return {
    read: store.read,
    subscribe: store.subscribe,
    set(isOn) {
      kept.setItem(KEY, isOn ? "on" : "off");
      store.write({ isOn });
    },
  };
}

let own: SingleKeyStore | null = null;

/** This device's one. */
export function singleKeyStore(): SingleKeyStore {
  own ??= createSingleKeyStore(browserStorage("localStorage"));
  return own;
}
