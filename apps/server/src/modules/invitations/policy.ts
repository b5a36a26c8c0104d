import { AWAY, REGISTERED } from "../attendees/policy.ts";
import { ANY_STATE, ledBy, NOT_OVER, type Rule } from "../sessions/actor.ts";

/** Pending invitations of one session. */
export const MAX_PENDING_INVITATIONS = 50;
/** Invitations that become a place at one sign-in, which waits for it. */
export const MAX_PLACED_AT_ONCE = 50;
/** All invitations of one session, so that inviting and withdrawing has an end too. */
export const MAX_INVITATIONS = 200;

/** Who may invite, and answer an invitation that is theirs, in which state (LS-D2). */
export const INVITATION_POLICY = {
  read: { who: ledBy("permission_denied"), when: ANY_STATE },
  invite: { who: ledBy("permission_denied"), when: NOT_OVER },
  withdraw: { who: ledBy("permission_denied"), when: NOT_OVER },
  /** To whose address an invitation went may not be placed yet, or ask for a seat: both may answer it. */
  answer: {
    who: { ...REGISTERED, invited: "yes", asker: "yes", visitor: "yes", removed: AWAY },
    when: NOT_OVER,
  },
} as const satisfies Record<string, Rule>;
