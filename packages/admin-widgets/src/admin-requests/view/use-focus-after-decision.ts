import { type RefObject, useEffect, useRef } from "react";
import type { AdminRequest, RequestKey } from "../headless/admin-requests.types";
import { keyOf } from "../headless/request-rules";

/**
 * A decided row leaves with its buttons: the focus goes to the row that takes its place, or to `place`, the part of the page
 * with the table (WCAG 2.4.3). Nothing moves while a dialog is open. Returns a function that notes what is about to be decided.
 */
export function useFocusAfterDecision(
  place: RefObject<HTMLElement | null>,
  requests: readonly AdminRequest[],
  isOpen: boolean,
): (requests: readonly AdminRequest[]) => void {
  const noted = useRef<{ key: RequestKey; index: number } | null>(null);
  const shown = useRef(requests);
  useEffect(() => {
    shown.current = requests;
    const { current } = noted;
    if (!current || isOpen || requests.some((request) => keyOf(request) === current.key)) return;
    noted.current = null;
    if (place.current && isFocusLost(place.current)) focusRow(place.current, current.index);
  }, [place, requests, isOpen]);
  return ([first]) => {
    const key = first && keyOf(first);
    const index = shown.current.findIndex((request) => keyOf(request) === key);
    noted.current = key ? { key, index } : null;
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
