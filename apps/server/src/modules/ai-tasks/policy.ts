import { MINUTE_MS } from "../../platform/clock/durations.ts";
import { ATTENDING, type Rule } from "../sessions/actor.ts";

/**
 * Texts about a whole session, from the questions asked in it. Scenario and questions follow ATTENDEE_POLICY, summaries
 * EVALUATION_POLICY.
 */
export const AI_TASK_POLICY = {
  insights: {
    who: ATTENDING,
    when: { SCHEDULED: "session_not_started", IN_PROGRESS: "yes", COMPLETED: "yes", CANCELLED: "session_over" },
  },
} as const satisfies Record<string, Rule>;

/** The most open tasks of a person; one more is refused. */
export const MAX_OPEN_TASKS = 3;
/** The most tasks a person may request in a span of this many milliseconds; a cancelled one counts too. */
export const BURST_TASKS = 12;
export const BURST_SPAN_MS = MINUTE_MS;
/** Finished tasks of a person beyond this number are deleted, the oldest first. */
export const KEPT_TASKS = 100;
