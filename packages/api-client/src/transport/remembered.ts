/** A secret that is fetched once and kept until it is rejected. */
export interface Remembered {
  get(): Promise<string>;
  /** Forgets `value`; keeps a newer one, so that ten refused calls fetch one new secret. */
  reject(value: string): void;
}

export function remember(fetchOne: () => Promise<string> | string): Remembered {
  let current: Promise<string> | undefined;
  let settled: string | undefined;
  return {
    get() {
      current ??= Promise.resolve()
        .then(fetchOne)
        .then(
          (value) => {
            settled = value;
            return value;
          },
          (error: unknown) => {
            current = undefined;
            throw error;
          },
        );
      return current;
    },
    reject(value) {
      if (settled !== value) return;
      current = undefined;
      settled = undefined;
    },
  };
}
