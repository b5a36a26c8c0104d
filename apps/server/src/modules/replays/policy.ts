import { ATTENDING, type Rule } from "../sessions/actor.ts";

const NOT_YET = "replay_not_open";

/** Permission to see a replay. That everybody has agreed is checked besides. */
export const REPLAY_POLICY = {
  read: {
    who: ATTENDING,
    when: { SCHEDULED: NOT_YET, IN_PROGRESS: NOT_YET, COMPLETED: "yes", CANCELLED: NOT_YET },
  },
} as const satisfies Record<string, Rule>;
