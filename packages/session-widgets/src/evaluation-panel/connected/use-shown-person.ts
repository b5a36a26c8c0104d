import { browserStorage, forgiving } from "@hotseat/core/storage";
import { useEffect, useRef, useState } from "react";
import { isFocusLost } from "../../focus-lost";
import { useHeldWhileWriting } from "../../use-held-while-writing";
import { keptPerson } from "../headless/kept-person";
import type { PanelPerson } from "../view";
import { shownPerson } from "./evaluation-panel-data";

export interface ShownPersonOf {
  sessionId: number;
  people: readonly PanelPerson[];
  /** Whose turn it is. */
  inHotSeatId: number | null;
  /** Whom the page is about; null for a page about the session. */
  personId: number | null;
  /** My own rating is asked for: it comes before whomever I had chosen. */
  ratesMyself: boolean;
  /** My own place; null when I only look. */
  myId: number | null;
}

/**
 * Whom the panel is about: whom one chose, else who is in the hot seat, and whom one is writing about for as long as one does. One's
 * own rating stays until it is given or one goes on to somebody else. Who is in the hot seat meanwhile is told, and shown when asked for.
 */
export function useShownPerson({ sessionId, people, inHotSeatId, personId, ratesMyself, myId }: ShownPersonOf) {
  const [kept] = useState(() => keptPerson(forgiving(browserStorage("sessionStorage")), sessionId));
  const [chosenId, setChosenId] = useState(() => personId ?? kept.read());
  const [hasGoneOn, setGoneOn] = useState(() => kept.hasGoneOn());
  const [wasAsked, setAsked] = useState(false);
  const isAsked = ratesMyself && personId === null && !hasGoneOn;
  if (isAsked !== wasAsked) {
    setAsked(isAsked);
    if (isAsked) setChosenId(null);
  }
  const wanted = shownPerson(people, isAsked ? myId : inHotSeatId, chosenId);
  const held = useHeldWhileWriting(wanted?.id ?? null, (id) => people.some((person) => person.id === id));
  const person = people.find(({ id }) => id === held.shown) ?? null;
  const hasAsked = useRef(false);

  // What was pressed is gone with the person it stood beside (WCAG 2.4.3).
  const { ref } = held.watch;
  const shownId = person?.id ?? null;
  const before = useRef(shownId);
  useEffect(() => {
    if (before.current === shownId) return;
    before.current = shownId;
    if (hasAsked.current && isFocusLost(ref.current))
      ref.current?.querySelector<HTMLElement>("[data-choose-person]")?.focus();
    hasAsked.current = false;
  }, [shownId, ref]);

  const goTo = (id: number | null) => {
    hasAsked.current = id !== shownId;
    held.release();
    setChosenId(id);
    if (isAsked) {
      setGoneOn(true);
      kept.goOn();
    }
    // A page about one person is no choice for the session.
    if (personId === null) kept.keep(id);
  };
  const inHotSeat = people.find(({ id }) => id === inHotSeatId && id !== shownId);
  return {
    person,
    upNext: inHotSeat ? { name: inHotSeat.name, onShow: () => goTo(null) } : null,
    onPersonChange: (id: number) => goTo(id),
    watch: held.watch,
  };
}
