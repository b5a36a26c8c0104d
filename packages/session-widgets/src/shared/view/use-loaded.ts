import { useEffect, useState } from "react";

interface Loaded<T> {
  readonly value: T | null;
}

type Outcome<T> = Loaded<T> | { readonly error: unknown };

const PENDING: Loaded<never> = { value: null };

/**
 * Returns the value of `load`, which is called once; null until it is there. Throws its error to the boundary around. A component that
 * suspends would be drawn 300 ms after its fallback at the earliest: React groups what comes in that time.
 * @param known the value, where it is there before the first render
 */
export function useLoaded<T>(load: () => Promise<T>, known: T | null = null): Loaded<T> {
  const [loading] = useState(() => (known === null ? begin(load) : null));
  const [outcome, setOutcome] = useState<Outcome<T>>(known === null ? PENDING : { value: known });
  useEffect(() => void loading?.then(setOutcome), [loading]);
  if ("error" in outcome) throw outcome.error;
  return outcome;
}

const begin = <T>(load: () => Promise<T>): Promise<Outcome<T>> =>
  load().then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
