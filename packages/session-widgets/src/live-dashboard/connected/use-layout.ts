import { myPillarRatingsQuery } from "@hotseat/api-client/queries";
import { systemClock } from "@hotseat/core/clock";
import { browserStorage } from "@hotseat/core/storage";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import type { SessionData } from "../../session-data";
import type { PolicyPhase } from "../../session-data/headless";
import { createLayoutStore, type LayoutStore, type RailPanel } from "../headless/layout-store";

/** This session's layout on this device. */
export function useLayoutStore(sessionId: number): LayoutStore {
  const store = useMemo(
    () => createLayoutStore({ sessionId, storage: browserStorage("localStorage"), clock: systemClock }),
    [sessionId],
  );
  useEffect(() => store.dispose, [store]);
  return store;
}

/** What I do in the turn that is on: hear or score another, answer, or, in my own evaluation, rate myself. */
export type TurnMoment = "hears" | "scores" | "answers" | "rates" | "rated";

/** Null while it is not known whether I have rated myself. */
export function turnMomentOf(at: {
  isInterviewee: boolean;
  phase: PolicyPhase;
  hasRated: boolean | null;
}): TurnMoment | null {
  if (!at.isInterviewee) return at.phase === "EVALUATE" ? "scores" : "hears";
  if (at.phase !== "EVALUATE") return "answers";
  return at.hasRated === null ? null : at.hasRated ? "rated" : "rates";
}

/** The same, kept true; null until the session is there. */
export function useTurnMoment(sessionId: number, data: SessionData | null): TurnMoment | null {
  const { client } = useHotseat();
  const at = { isInterviewee: data?.flags.isInterviewee ?? false, phase: data?.state.phase ?? "IDLE" };
  const isMine = turnMomentOf({ ...at, hasRated: null }) === null;
  const ratings = useQuery({ ...myPillarRatingsQuery(client, sessionId), enabled: isMine });
  if (data === null) return null;
  const hasRated = ratings.data?.results.some(({ evaluatee }) => evaluatee === data.me?.id) ?? null;
  return turnMomentOf({ ...at, hasRated });
}

/** What the rail turns to; what I have sent stays before me. */
const RAIL_AT: Record<TurnMoment, RailPanel | null> = {
  hears: "evaluation",
  scores: "evaluation",
  answers: "participants",
  rates: "evaluation",
  rated: null,
};

/** My turn begins: the people and my notes matter more than scores; its evaluation: my own rating; it ends: the scores again. */
export function useRailOfTurn(layout: LayoutStore, moment: TurnMoment | null): void {
  const known = useRef<TurnMoment | null>(null);
  useEffect(() => {
    const before = known.current;
    if (moment === null || moment === before) return;
    known.current = moment;
    const rail = RAIL_AT[moment];
    // Who hears somebody, and comes again, finds the rail as it was left; that somebody's evaluation begins changes nothing either.
    const isKept =
      moment === "hears" ? before === null || before === "scores" : before === "hears" && moment === "scores";
    if (rail && !isKept) layout.change({ rail });
  }, [layout, moment]);
}

/** A pin lasts as long as I am in the session. */
export function useForgottenPin<Reasons extends unknown[]>(
  layout: LayoutStore,
  { onLeave, onGoHome }: { onLeave: (...reasons: Reasons) => void; onGoHome: () => void },
) {
  const forget = () => layout.change({ pinnedIdentity: null });
  return {
    onLeave: (...reasons: Reasons) => {
      forget();
      onLeave(...reasons);
    },
    onGoHome: () => {
      forget();
      onGoHome();
    },
  };
}
