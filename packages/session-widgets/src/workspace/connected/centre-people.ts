import type { SessionData } from "../../session-data";
import type { CentrePerson } from "../headless/centre-rules";

/** Everybody confirmed, in seating order, as the server sends them. */
export function centrePeople(data: SessionData): CentrePerson[] {
  const present = new Set(data.state.present);
  return data.pageData.attendees
    .filter(({ status }) => status === "CONFIRMED")
    .map(({ id, user, role, hot_seat }) => ({
      attendeeId: id,
      name: data.names.get(id) ?? user.full_name,
      fullName: user.full_name,
      isPresent: present.has(user.keycloak_id),
      isObserver: role === "observer",
      takesHotSeat: hot_seat,
    }));
}
