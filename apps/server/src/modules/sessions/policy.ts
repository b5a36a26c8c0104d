import { ANY_STATE, ATTENDING, LIVE, leadersOnly, NOT_OVER, type Rule } from "./actor.ts";
import { actorsWith } from "./live-policy.ts";

/** The owner only; a host who owns the session counts as owner. */
const OWNER_BEFORE_START: Rule = {
  who: { ...leadersOnly("permission_denied"), host: "permission_denied" },
  when: {
    SCHEDULED: "yes",
    IN_PROGRESS: "session_not_scheduled",
    COMPLETED: "session_not_scheduled",
    CANCELLED: "session_not_scheduled",
  },
};

/**
 * Permissions on a session, by role and state (LS-4.5, LS-D2.3). Listing and reading a session follow visibility
 * only.
 */
export const SESSION_POLICY = {
  readPageData: { who: actorsWith("observe", "not_attending"), when: ANY_STATE },
  /** A person who takes part may start an open session and becomes host. */
  startOpen: {
    who: { ...ATTENDING, observer: "start_not_allowed" },
    when: {
      SCHEDULED: "yes",
      IN_PROGRESS: "session_already_started",
      COMPLETED: "session_over",
      CANCELLED: "session_over",
    },
  },
  startClosed: {
    who: leadersOnly("start_not_allowed"),
    when: {
      SCHEDULED: "yes",
      IN_PROGRESS: "session_already_started",
      COMPLETED: "session_over",
      CANCELLED: "session_over",
    },
  },
  end: { who: leadersOnly("permission_denied"), when: LIVE },
  cancel: OWNER_BEFORE_START,
  update: OWNER_BEFORE_START,
  joinCall: { who: ATTENDING, when: LIVE },
  /** Before the start too, because the pre-join page needs it. */
  checkNetwork: { who: ATTENDING, when: NOT_OVER },
} as const satisfies Record<string, Rule>;
