import { browserStorage, forgiving } from "@hotseat/core/storage";
import { useEffect, useRef, useState } from "react";
import { isFocusLost } from "../../shared/headless/focus-lost";
import { useHeldWhileWriting } from "../../shared/headless/use-held-while-writing";
import { keptPerson } from "../headless/kept-person";
import type { PanelPerson } from "../view";
import { shownPerson } from "./evaluation-panel-data";

export interface ShownPersonOf {
  sessionId: number;
  people: readonly PanelPerson[];
  /** The person whose turn it is. */
  inHotSeatId: number | null;
  /** The person that the page is about; null for a page about the session. */
  personId: number | null;
  /** The viewer's self-rating is due: it takes precedence over the chosen person. */
  ratesMyself: boolean;
  /** The viewer's attendee id; null for a viewer without a seat. */
  myId: number | null;
}

/**
 * Returns the person that the panel shows: the chosen person, else the person in the hot seat. A person stays shown while the
 * viewer writes about them. The self-rating stays shown until it is submitted or the viewer chooses another person. The person in
 * the hot seat is then returned beside it, so that the panel can offer them.
 */
export function useShownPerson({ sessionId, people, inHotSeatId, personId, ratesMyself, myId }: ShownPersonOf) {
  const [kept] = useState(() => keptPerson(forgiving(browserStorage("sessionStorage")), sessionId));
  const [chosenId, setChosenId] = useState(() => personId ?? kept.read());
  const [hasLeftSelfRating, setLeftSelfRating] = useState(() => kept.hasLeftSelfRating());
  const [wasAsked, setAsked] = useState(false);
  const isAsked = ratesMyself && personId === null && !hasLeftSelfRating;
  if (isAsked !== wasAsked) {
    setAsked(isAsked);
    if (isAsked) setChosenId(null);
  }
  const wanted = shownPerson(people, isAsked ? myId : inHotSeatId, chosenId);
  const held = useHeldWhileWriting(wanted?.id ?? null, (id) => people.some((person) => person.id === id));
  const person = people.find(({ id }) => id === held.shown) ?? null;
  const hasAsked = useRef(false);

  // The pressed button disappears with the previous person, so focus moves to the person selector (WCAG 2.4.3).
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
      setLeftSelfRating(true);
      kept.leaveSelfRating();
    }
    // A page about one person does not change the choice stored for the session.
    if (personId === null) kept.keep(id);
  };
  const inHotSeat = people.find(({ id }) => id === inHotSeatId && id !== shownId);
  return {
    person,
    upNext: inHotSeat ? { name: inHotSeat.name, isMe: inHotSeat.id === myId, onShow: () => goTo(null) } : null,
    onPersonChange: (id: number) => goTo(id),
    watch: held.watch,
  };
}
