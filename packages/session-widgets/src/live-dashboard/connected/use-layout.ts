import { myPillarRatingsQuery } from "@hotseat/api-client/queries";
import { systemClock } from "@hotseat/core/clock";
import { browserStorage } from "@hotseat/core/storage";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import type { SessionData } from "../../session-data";
import type { PolicyPhase } from "../../session-data/internal";
import { createLayoutStore, type LayoutStore, type RailPanel } from "../headless/layout-store";

/** Returns the store of this session's layout on this device. */
export function useLayoutStore(sessionId: number): LayoutStore {
  const store = useMemo(
    () => createLayoutStore({ sessionId, storage: browserStorage("localStorage"), clock: systemClock }),
    [sessionId],
  );
  useEffect(() => store.dispose, [store]);
  return store;
}

/** The viewer's task in the current turn: hear or score another person, answer, or rate themselves. */
export type TurnMoment = "hears" | "scores" | "answers" | "rates" | "rated";

/** Returns the viewer's task; null while their self-rating is unknown. */
export function turnMomentOf(at: {
  isInterviewee: boolean;
  phase: PolicyPhase;
  hasRated: boolean | null;
}): TurnMoment | null {
  if (!at.isInterviewee) return at.phase === "EVALUATE" ? "scores" : "hears";
  if (at.phase !== "EVALUATE") return "answers";
  return at.hasRated === null ? null : at.hasRated ? "rated" : "rates";
}

/** Returns the viewer's current task and follows its changes; null until the session has loaded. */
export function useTurnMoment(sessionId: number, data: SessionData | null): TurnMoment | null {
  const { client } = useHotseat();
  const at = { isInterviewee: data?.flags.isInterviewee ?? false, phase: data?.state.phase ?? "IDLE" };
  const isMine = turnMomentOf({ ...at, hasRated: null }) === null;
  const ratings = useQuery({ ...myPillarRatingsQuery(client, sessionId), enabled: isMine });
  if (data === null) return null;
  const hasRated = ratings.data?.results.some(({ evaluatee }) => evaluatee === data.me?.id) ?? null;
  return turnMomentOf({ ...at, hasRated });
}

/** The panel that the rail opens at each moment; null keeps the current panel, so that a submitted form stays in view. */
const RAIL_AT: Record<TurnMoment, RailPanel | null> = {
  hears: "evaluation",
  scores: "evaluation",
  answers: "participants",
  rates: "evaluation",
  rated: null,
};

/**
 * Switches the rail: to people and notes when the viewer's turn starts, to the self-rating in its evaluation, to the scores when
 * it ends.
 */
export function useRailOfTurn(layout: LayoutStore, moment: TurnMoment | null): void {
  const known = useRef<TurnMoment | null>(null);
  useEffect(() => {
    const before = known.current;
    if (moment === null || moment === before) return;
    known.current = moment;
    const rail = RAIL_AT[moment];
    // A listener who reloads gets the rail as they left it. The start of the evaluation does not change it either.
    const isKept =
      moment === "hears" ? before === null || before === "scores" : before === "hears" && moment === "scores";
    if (rail && !isKept) layout.change({ rail });
  }, [layout, moment]);
}

/** Returns exits that remove the pin, which lasts until the viewer leaves the session. */
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
