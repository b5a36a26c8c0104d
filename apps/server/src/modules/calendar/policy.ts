import { ANY_STATE, ATTENDING, type Rule } from "../sessions/actor.ts";

/** Permissions on calendar files, by role and state. */
export const CALENDAR_POLICY = {
  /** Invited people look whether they have time. */
  download: { who: { ...ATTENDING, invited: "yes" }, when: ANY_STATE },
} as const satisfies Record<string, Rule>;
