import { ANY_STATE, ATTENDING, type Rule } from "../sessions/actor.ts";

/** All confirmed people keep notes, at any time, observers too. Ownership of a note is checked separately. */
export const NOTE_POLICY = {
  keep: { who: ATTENDING, when: ANY_STATE },
} as const satisfies Record<string, Rule>;

/** The most notes of one person in one session. */
export const MAX_NOTES = 50;
