import { AWAY, REGISTERED } from "../attendees/policy.ts";
import { ANY_STATE, leadersOnly, NOT_OVER, type Rule } from "../sessions/actor.ts";

/** The most pending invitations of one session. */
export const MAX_PENDING_INVITATIONS = 50;
/** The most invitations that become places at one sign-in, which waits for it. */
export const MAX_PLACED_AT_ONCE = 50;
/** The most invitations of one session, so that inviting and withdrawing is limited too. */
export const MAX_INVITATIONS = 200;

/** Permission to invite, and to answer an invitation that is one's own, by state (LS-D2.3). */
export const INVITATION_POLICY = {
  read: { who: leadersOnly("permission_denied"), when: ANY_STATE },
  invite: { who: leadersOnly("permission_denied"), when: NOT_OVER },
  withdraw: { who: leadersOnly("permission_denied"), when: NOT_OVER },
  /** The invited person may have no place yet, or may have asked for a seat: both may answer. */
  answer: {
    who: { ...REGISTERED, invited: "yes", asker: "yes", visitor: "yes", removed: AWAY },
    when: NOT_OVER,
  },
} as const satisfies Record<string, Rule>;
