import { type RefObject, useEffect, useRef } from "react";
import type { AdminRequest, RequestKey } from "../headless/admin-requests.types";
import { keyOf } from "../headless/request-rules";

export interface FocusAfterDecision {
  /** The part of the page with the table; it takes the focus when no row is left. */
  place: RefObject<HTMLDivElement | null>;
  /** Notes which requests are about to be decided. */
  note(requests: readonly AdminRequest[]): void;
}

/** A decided row leaves with its buttons: the focus goes to the row that takes its place (WCAG 2.4.3). */
export function useFocusAfterDecision(requests: readonly AdminRequest[], isOpen: boolean): FocusAfterDecision {
  const place = useRef<HTMLDivElement>(null);
  const noted = useRef<{ key: RequestKey; index: number } | null>(null);
  const shown = useRef(requests);
  useEffect(() => {
    shown.current = requests;
    const { current } = noted;
    if (!current || isOpen || requests.some((request) => keyOf(request) === current.key)) return;
    noted.current = null;
    if (place.current && isFocusLost(place.current)) focusRow(place.current, current.index);
  }, [requests, isOpen]);
  return {
    place,
    note([first]) {
      const key = first && keyOf(first);
      const index = shown.current.findIndex((request) => keyOf(request) === key);
      noted.current = key ? { key, index } : null;
    },
  };
}

/** Returns true when the focused element is gone. */
function isFocusLost({ ownerDocument: { activeElement, body } }: Element): boolean {
  return activeElement === null || activeElement === body;
}

function focusRow(place: HTMLElement, index: number): void {
  const rows = place.querySelectorAll("[data-request]");
  const row = rows[Math.min(index, rows.length - 1)];
  (row?.querySelector<HTMLElement>("button") ?? place).focus();
}
