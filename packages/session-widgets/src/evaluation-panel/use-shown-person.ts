import { useEffect, useRef, useState } from "react";
import { browserStorage, forgiving } from "../device-storage";
import { isFocusLost } from "../focus-lost";
import { useHeldWhileWriting } from "../use-held-while-writing";
import { shownPerson } from "./evaluation-panel-data";
import { keptPerson } from "./kept-person";
import type { PanelPerson } from "./view";

export interface ShownPersonOf {
  sessionId: number;
  people: readonly PanelPerson[];
  /** Whose turn it is. */
  inHotSeatId: number | null;
  /** Whom the page is about; null for a page about the session. */
  personId: number | null;
  /** My own rating is asked for: it comes before whomever I had chosen. */
  ratesMyself: boolean;
}

/**
 * Whom the panel is about: whom one chose, else who is in the hot seat, and whom one is writing about for as long as one does. Who is
 * in the hot seat meanwhile is told, and shown when asked for.
 */
export function useShownPerson({ sessionId, people, inHotSeatId, personId, ratesMyself }: ShownPersonOf) {
  const [kept] = useState(() => keptPerson(forgiving(browserStorage("sessionStorage")), sessionId));
  const [chosenId, setChosenId] = useState(() => personId ?? kept.read());
  const [ratedMyself, setRatedMyself] = useState(false);
  if (ratesMyself !== ratedMyself) {
    setRatedMyself(ratesMyself);
    if (ratesMyself && personId === null) setChosenId(null);
  }
  const wanted = shownPerson(people, inHotSeatId, chosenId);
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
