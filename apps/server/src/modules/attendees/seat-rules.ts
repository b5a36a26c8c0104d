import { SEAT_ROLES } from "../../contract/roles.ts";
import type { Seat } from "./attendee-types.ts";

interface SeatRules {
  /** Counts towards the session's capacity. */
  readonly isCounted: boolean;
  /** May take turns in the hot seat. */
  readonly mayTakeTurns: boolean;
  /** May become host, and have a role or control in a turn. */
  readonly mayLead: boolean;
}

/**
 * Rules of a seat in its session, beside the capabilities of `live-policy.ts`. Ask these tables; compare a seat by
 * name only where a rule is about observers as such, such as `observersAllowed`.
 */
export const SEAT_RULES: Readonly<Record<Seat, SeatRules>> = {
  participant: { isCounted: true, mayTakeTurns: true, mayLead: true },
  observer: { isCounted: false, mayTakeTurns: false, mayLead: false },
};

/** For queries. */
export const COUNTED_SEATS = SEAT_ROLES.filter((seat) => SEAT_RULES[seat].isCounted);
export const SEATS_WITH_TURNS = SEAT_ROLES.filter((seat) => SEAT_RULES[seat].mayTakeTurns);
