/** A storage of texts by key, such as `localStorage`. Every method may throw: storages are full or forbidden. */
export interface TextStorage {
  /** The text under a key; null when there is none. */
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export type BrowserStorageName = "localStorage" | "sessionStorage";

interface ListedStorage extends TextStorage {
  readonly length: number;
  key(index: number): string | null;
}

/** Reading the property throws where the page may not have a storage. */
const storageNamed = (name: BrowserStorageName) => (globalThis as unknown as Record<string, ListedStorage>)[name];

function present(name: BrowserStorageName): ListedStorage {
  const storage = storageNamed(name);
  if (!storage) throw new Error(`There is no ${name} here.`);
  return storage;
}

/**
 * A browser's storage. Creating it is safe anywhere, also while React renders and on a server: only its methods throw, where the
 * page has no storage or may not use it.
 */
export function browserStorage(name: BrowserStorageName): TextStorage {
  return {
    getItem: (key) => present(name).getItem(key),
    setItem: (key, value) => present(name).setItem(key, value),
    removeItem: (key) => present(name).removeItem(key),
  };
}

/** Every key of a browser's storage; empty where the page has none or may not use it. */
export function browserStorageKeys(name: BrowserStorageName): string[] {
  try {
    const storage = present(name);
    return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null);
  } catch {
    return [];
  }
}

/** Wraps a storage for optional data: a storage that is full, forbidden or missing keeps nothing and never throws. */
export function forgiving<Part extends Partial<TextStorage>>(storage: Part | null | undefined): TextStorage {
  const attempt = <Result>(action: () => Result, otherwise: Result): Result => {
    try {
      return action();
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt(() => storage?.getItem?.(key) ?? null, null),
    setItem: (key, value) => attempt(() => storage?.setItem?.(key, value), undefined),
    removeItem: (key) => attempt(() => storage?.removeItem?.(key), undefined),
  };
}
