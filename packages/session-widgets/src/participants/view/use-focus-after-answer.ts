import { type RefObject, useEffect, useRef } from "react";
import { isFocusLost } from "../../shared/headless/focus-lost";
import type { AnsweredRequest, JoinRequestRow } from "../headless/participants-rules";

/** Marks where the focus goes; the first one in the panel counts. */
export const AFTER_ANSWER = { "data-after-answer": true, tabIndex: -1 } as const;

/** A request goes with the button that answered it: the focus goes to what is left of the list, or to the people (WCAG 2.4.3). */
export function useFocusAfterAnswer(
  requests: readonly JoinRequestRow[],
  answering: AnsweredRequest | null,
  isAsking: boolean,
): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const answered = useRef<number | null>(null);
  useEffect(() => {
    if (answering) answered.current = answering.id;
    // The focus is in the dialog that asks for a reason, until it closes.
    if (isAsking || answered.current === null || requests.some(({ id }) => id === answered.current)) return;
    answered.current = null;
    if (isFocusLost(panel.current)) panel.current?.querySelector<HTMLElement>("[data-after-answer]")?.focus();
  }, [requests, answering, isAsking]);
  return panel;
}
