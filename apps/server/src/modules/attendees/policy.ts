import { ANY_STATE, ATTENDING, inside, LIVE, leadersOnly, NOT_OVER, type Rule } from "../sessions/actor.ts";

const ALREADY = "already_registered";
/**
 * An asker without a seat, a removed person and a blocked pair get the same error, so that it does not reveal which
 * they are.
 */
export const AWAY = "seat_unavailable";
/** People who have a seat already. */
export const REGISTERED = inside(() => ALREADY);

/** Permissions on the people of a session, by role and state (LS-D2.3). */
export const ATTENDEE_POLICY = {
  read: { who: ATTENDING, when: ANY_STATE },
  claimHost: { who: leadersOnly("host_claim_denied"), when: NOT_OVER },
  /** To a person who is in the call and takes part. */
  handOver: { who: leadersOnly("permission_denied"), when: LIVE },
  acknowledgeHost: { who: { ...leadersOnly("permission_denied"), owner: "permission_denied" }, when: NOT_OVER },
  joinOpen: { who: { ...REGISTERED, invited: "yes", asker: "yes", visitor: "yes", removed: AWAY }, when: NOT_OVER },
  /** Invited people are pre-approved. */
  joinClosed: {
    who: { ...REGISTERED, invited: "yes", asker: "session_closed", visitor: "session_closed", removed: AWAY },
    when: NOT_OVER,
  },
  requestOpen: {
    who: { ...REGISTERED, invited: "session_open", asker: "session_open", visitor: "session_open", removed: AWAY },
    when: NOT_OVER,
  },
  requestClosed: {
    who: { ...REGISTERED, invited: ALREADY, asker: "already_requested", visitor: "yes", removed: AWAY },
    when: NOT_OVER,
  },
  cancelRegistration: {
    who: { ...ATTENDING, owner: "owner_cannot_leave", invited: "yes", asker: "yes" },
    when: NOT_OVER,
  },
  readConsent: { who: ATTENDING, when: ANY_STATE },
  agreeToRecording: { who: ATTENDING, when: NOT_OVER },
  /** A person who agreed may change their mind later; the replay closes then. */
  withdrawConsent: { who: ATTENDING, when: ANY_STATE },
  /** Admins in the session's scope count as its owner. */
  remove: { who: leadersOnly("permission_denied"), when: NOT_OVER },
  raiseHand: { who: { ...ATTENDING, observer: "permission_denied" }, when: LIVE },
  lowerHandOfOther: { who: { ...leadersOnly("permission_denied"), authority: "yes" }, when: LIVE },
  /** One's own scenario and questions; a candidate may have them composed again without reading them. */
  composeOwn: { who: ATTENDING, when: NOT_OVER },
  approveProfile: { who: ATTENDING, when: NOT_OVER },
  composeOthers: { who: leadersOnly("permission_denied"), when: NOT_OVER },
  readRequests: { who: leadersOnly("permission_denied"), when: ANY_STATE },
  settleRequest: { who: leadersOnly("permission_denied"), when: NOT_OVER },
} as const satisfies Record<string, Rule>;
