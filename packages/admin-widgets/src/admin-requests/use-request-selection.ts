import { useState } from "react";
import type { AdminRequest } from "./admin-requests.types";

export interface RequestSelection {
  /** Selected requests that are still in the list, in its order. */
  ids: readonly string[];
  has(id: string): boolean;
  toggle(id: string): void;
  /** Selects every row, or none. */
  setAll(isSelected: boolean): void;
  clear(): void;
}

/** The selected rows; a request that left the list is no longer selected. */
export function useRequestSelection(requests: readonly AdminRequest[]): RequestSelection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return {
    ids: requests.filter(({ id }) => selected.has(id)).map(({ id }) => id),
    has: (id) => selected.has(id),
    toggle(id) {
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      setSelected(next);
    },
    setAll: (isSelected) => setSelected(new Set(isSelected ? requests.map(({ id }) => id) : [])),
    clear: () => setSelected(new Set()),
  };
}
