import { ANY_STATE, ATTENDING, leadersOnly, type Rule } from "../sessions/actor.ts";
import { actorsWith } from "../sessions/live-policy.ts";

const SCORERS = actorsWith("evaluate", "observer_cannot_score");
/** COMPLETED is open for EVALUATION_WINDOW_DAYS; the handler's clock closes it after (LS-D5.4). */
const SCORING = {
  SCHEDULED: "session_not_started",
  IN_PROGRESS: "yes",
  COMPLETED: "yes",
  CANCELLED: "evaluation_closed",
} as const;

/**
 * Permission to score and to read feedback, by the session's state. Ownership of an evaluation is checked separately.
 */
export const EVALUATION_POLICY = {
  evaluate: { who: SCORERS, when: SCORING },
  ratePillars: { who: SCORERS, when: SCORING },
  /** Without the content. */
  readStates: { who: leadersOnly("permission_denied"), when: ANY_STATE },
  reopen: { who: leadersOnly("permission_denied"), when: SCORING },
  readOwnRatings: { who: ATTENDING, when: ANY_STATE },
  readFeedback: { who: ATTENDING, when: ANY_STATE },
} as const satisfies Record<string, Rule>;

export const EVALUATION_WINDOW_DAYS = 7;
