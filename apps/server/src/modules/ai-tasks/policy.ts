import { ATTENDING, type Rule } from "../sessions/actor.ts";

/** Texts about a whole session, of what has been asked in it. Scenario and questions follow ATTENDEE_POLICY, summaries EVALUATION_POLICY. */
export const AI_TASK_POLICY = {
  insights: {
    who: ATTENDING,
    when: { SCHEDULED: "session_not_started", IN_PROGRESS: "yes", COMPLETED: "yes", CANCELLED: "session_over" },
  },
} as const satisfies Record<string, Rule>;

/** Texts one person has under way at a time; one more is refused. */
export const MAX_OPEN_TASKS = 3;
/** Texts one person may ask for in any span of so many milliseconds; giving one up does not give it back. */
export const BURST_TASKS = 12;
export const BURST_SPAN_MS = 60_000;
/** Finished ones beyond this are forgotten, the oldest first. */
export const KEPT_TASKS = 100;
