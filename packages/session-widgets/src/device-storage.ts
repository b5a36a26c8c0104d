/** The part of a browser's storage that is used here. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * A browser's storage. Where the page may not have one, reading the property already throws: this can be made anywhere, in a
 * render too, and throws only in use.
 */
export function browserStorage(kind: "localStorage" | "sessionStorage"): TextStorage {
  return {
    getItem: (key) => globalThis[kind].getItem(key),
    setItem: (key, value) => globalThis[kind].setItem(key, value),
    removeItem: (key) => globalThis[kind].removeItem(key),
  };
}

/** For what is only convenient to keep: a storage that is full, forbidden or missing keeps nothing and never throws. */
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
