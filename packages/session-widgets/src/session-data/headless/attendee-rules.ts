import type { Attendee } from "@hotseat/api-client/types";

type Seat = Pick<Attendee, "status" | "role" | "hot_seat">;

/** Returns true for confirmed people who are no observers. */
export const isParticipant = ({ status, role }: Omit<Seat, "hot_seat">): boolean =>
  status === "CONFIRMED" && role !== "observer";

/** Returns true for participants who take a turn. */
export const isCandidate = (seat: Seat): boolean => seat.hot_seat && isParticipant(seat);
