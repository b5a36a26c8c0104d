import { ANY_STATE, LIVE, NOT_OVER, type Rule } from "../sessions/actor.ts";
import { whoMay } from "../sessions/live-policy.ts";

/** Host, owner, those granted authority and the designated interviewer drive (LS-6, LS-D4). */
const DRIVERS = whoMay("control", "not_interviewer");

/** Who may read or drive a session's schedule, in which state of the session; the schedule's own states are in reduce-schedule.ts. */
export const SCHEDULE_POLICY = {
  read: { who: whoMay("observe", "not_attending"), when: ANY_STATE },
  drive: { who: DRIVERS, when: LIVE },
  /** Whoever is asked, driver or not. */
  answerSwap: { who: whoMay("observe", "not_attending"), when: LIVE },
  /** Control that comes with one turn does not change how all of them run. */
  setFlowMode: { who: { ...DRIVERS, interviewer: "permission_denied" }, when: NOT_OVER },
} as const satisfies Record<string, Rule>;
