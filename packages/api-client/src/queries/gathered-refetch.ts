import type { Clock } from "@hotseat/core/clock";
import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { refresh } from "./refresh";

/** Milliseconds for which refetches are collected, so that a replay of a hundred events fetches each list once. */
const REFETCH_GATHER_MS = 50;

/** Requests a refetch of keys; `holds` is checked when the refetch starts, because the data may be fresh by then. */
export type RefetchSoon = (queryKeys: readonly QueryKey[], holds?: () => boolean) => void;

interface Waiting {
  readonly queryKey: QueryKey;
  readonly reasons: Array<() => boolean>;
}

const ALWAYS = () => true;
const gathererOf = new WeakMap<QueryClient, RefetchSoon>();

/** Returns the one collector of a cache: several widgets on one page request the same keys and cause one fetch. */
export function gatheredRefetch(queryClient: QueryClient, clock: Clock): RefetchSoon {
  const known = gathererOf.get(queryClient);
  if (known) return known;
  const waiting = new Map<string, Waiting>();
  const flush = () => {
    const due = [...waiting.values()]
      .filter(({ reasons }) => reasons.some((holds) => holds()))
      .map(({ queryKey }) => queryKey);
    waiting.clear();
    for (const queryKey of due.filter((key) => !due.some((other) => isProperPrefix(other, key))))
      void refresh(queryClient, queryKey);
  };
  const soon: RefetchSoon = (queryKeys, holds = ALWAYS) => {
    if (queryKeys.length === 0) return;
    if (waiting.size === 0) clock.after(REFETCH_GATHER_MS, flush);
    for (const queryKey of queryKeys) {
      const hash = hashKey(queryKey);
      const before = waiting.get(hash);
      if (before) before.reasons.push(holds);
      else waiting.set(hash, { queryKey, reasons: [holds] });
    }
  };
  gathererOf.set(queryClient, soon);
  return soon;
}

function isProperPrefix(prefix: QueryKey, key: QueryKey): boolean {
  return prefix.length < key.length && prefix.every((part, index) => hashKey([part]) === hashKey([key[index]]));
}
