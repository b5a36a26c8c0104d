/** A browser may forbid storage; then choices last as long as the page. */
export function readStored(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    return;
  }
}

/** Removes every entry whose key fits. */
export function forgetStored(storage: () => Storage, keys: RegExp): void {
  try {
    const kept = storage();
    const all = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? "");
    for (const key of all) if (keys.test(key)) kept.removeItem(key);
  } catch {
    return;
  }
}

export const local = () => window.localStorage;
export const tab = () => window.sessionStorage;
