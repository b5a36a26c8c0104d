import { type BrowserStorageName, browserStorage, browserStorageKeys, forgiving } from "@hotseat/core/storage";

/** A browser may forbid storage; then choices last as long as the page. */
export const local = forgiving(browserStorage("localStorage"));
export const tab = forgiving(browserStorage("sessionStorage"));

/** Removes every entry whose key begins with the prefix. */
export function forgetStored(name: BrowserStorageName, prefix: string): void {
  const storage = forgiving(browserStorage(name));
  for (const key of browserStorageKeys(name)) if (key.startsWith(prefix)) storage.removeItem(key);
}
