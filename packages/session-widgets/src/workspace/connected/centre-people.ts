import type { SessionData } from "../../session-data";
import type { CentrePerson } from "../headless/centre-rules";

/** Everybody confirmed, in seating order. */
export function centrePeople(data: SessionData): CentrePerson[] {
  const present = new Set(data.state.present);
  return data.pageData.attendees
    .filter(({ status }) => status === "CONFIRMED")
    .sort(
      (one, other) => (one.seating_index ?? Number.MAX_SAFE_INTEGER) - (other.seating_index ?? Number.MAX_SAFE_INTEGER),
    )
    .map(({ id, user, role, hot_seat }) => ({
      attendeeId: id,
      name: data.names.get(id) ?? user.full_name,
      fullName: user.full_name,
      isPresent: present.has(user.keycloak_id),
      isObserver: role === "observer",
      takesHotSeat: hot_seat,
    }));
}
