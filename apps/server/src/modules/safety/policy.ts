import { ANY_STATE, ATTENDING, type Rule } from "../sessions/actor.ts";

/** Confirmed people may report or block any other person, also when the session is over (LS-D4.2). */
export const SAFETY_POLICY = {
  report: { who: ATTENDING, when: ANY_STATE },
  block: { who: ATTENDING, when: ANY_STATE },
} as const satisfies Record<string, Rule>;
