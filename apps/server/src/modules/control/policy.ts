import { ANY_STATE, ATTENDING, LIVE, type Rule } from "../sessions/actor.ts";
import { actorsWith } from "../sessions/live-policy.ts";

/** Permission to use the controls of a live session, by its state; the roles come from the live policy (LS-6.4). */
export const CONTROL_POLICY = {
  read: { who: ATTENDING, when: ANY_STATE },
  /** The roles are the same in every segment, as the live policy's test checks. */
  control: { who: actorsWith("control", "not_interviewer"), when: LIVE },
} as const satisfies Record<string, Rule>;
