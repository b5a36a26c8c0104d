import { ANY_STATE, ATTENDING, type Rule } from "../sessions/actor.ts";

/** Everybody confirmed keeps notes, at any time, observers too; whose note it is, is a question of ownership, not of role. */
export const NOTE_POLICY = {
  keep: { who: ATTENDING, when: ANY_STATE },
} as const satisfies Record<string, Rule>;

/** Notes one person may keep in one session. */
export const MAX_NOTES = 50;
