import { ANY_STATE, ATTENDING, ledBy, NOT_OVER, type Rule } from "../sessions/actor.ts";

const ALREADY = "already_registered";
const REGISTERED = {
  host: ALREADY,
  owner: ALREADY,
  authority: ALREADY,
  interviewer: ALREADY,
  participant: ALREADY,
  observer: ALREADY,
} as const;

/** Who may do what to the people of a session, in which state (decisions.md, Session life). */
export const ATTENDEE_POLICY = {
  read: { who: ATTENDING, when: ANY_STATE },
  claimHost: { who: ledBy("host_claim_denied"), when: NOT_OVER },
  joinOpen: { who: { ...REGISTERED, invited: "yes", asker: "yes", visitor: "yes" }, when: NOT_OVER },
  /** Invited people are pre-approved. */
  joinClosed: {
    who: { ...REGISTERED, invited: "yes", asker: "session_closed", visitor: "session_closed" },
    when: NOT_OVER,
  },
  requestOpen: {
    who: { ...REGISTERED, invited: "session_open", asker: "session_open", visitor: "session_open" },
    when: NOT_OVER,
  },
  requestClosed: {
    who: { ...REGISTERED, invited: ALREADY, asker: "already_requested", visitor: "yes" },
    when: NOT_OVER,
  },
  cancelRegistration: {
    who: { ...ATTENDING, owner: "owner_cannot_leave", invited: "yes", asker: "yes" },
    when: NOT_OVER,
  },
  readRequests: { who: ledBy("permission_denied"), when: ANY_STATE },
  settleRequest: { who: ledBy("permission_denied"), when: NOT_OVER },
} as const satisfies Record<string, Rule>;
