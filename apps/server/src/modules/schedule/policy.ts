import { ANY_STATE, LIVE, NOT_OVER, type Rule } from "../sessions/actor.ts";
import { actorsWith } from "../sessions/live-policy.ts";

/** Host, owner, those granted authority and the designated interviewer drive (LS-6.4, LS-D4.1). */
const DRIVERS = actorsWith("control", "not_interviewer");

/**
 * Permission to read or drive a session's schedule, by the session's state. The schedule's own states are in
 * reduce-schedule.ts.
 */
export const SCHEDULE_POLICY = {
  read: { who: actorsWith("observe", "not_attending"), when: ANY_STATE },
  drive: { who: DRIVERS, when: LIVE },
  /** The person who was asked to swap, with or without control. */
  answerSwap: { who: actorsWith("observe", "not_attending"), when: LIVE },
  /** Control that comes with one turn does not allow a change of the mode of all turns. */
  setFlowMode: { who: { ...DRIVERS, interviewer: "permission_denied" }, when: NOT_OVER },
} as const satisfies Record<string, Rule>;
