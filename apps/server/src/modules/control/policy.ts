import { ANY_STATE, ATTENDING, LIVE, type Rule } from "../sessions/actor.ts";
import { whoMay } from "../sessions/live-policy.ts";

/** Who may use the controls of a live session, in which state of it; the roles come from the live policy (LS-6). */
export const CONTROL_POLICY = {
  read: { who: ATTENDING, when: ANY_STATE },
  /** In every segment alike, as the live policy's test holds it to: no segment has to be asked about. */
  control: { who: whoMay("control", "not_interviewer"), when: LIVE },
} as const satisfies Record<string, Rule>;
