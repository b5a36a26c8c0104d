/** Somebody of the session as the list shows them. */
export interface ParticipantRow {
  readonly attendeeId: number;
  readonly fullName: string;
  readonly isMe: boolean;
  readonly isPresent: boolean;
  readonly role: ParticipantRole;
  readonly isNext: boolean;
  /** May drive the session: shows 'Can Control'. */
  readonly hasAuthority: boolean;
  /** Null while not in the call. */
  readonly microphone: "on" | "muted" | null;
}

export type ParticipantRole = "hotSeat" | "interviewer" | "host" | "observer" | "peer";

/** What the role depends on. */
export interface RoleFacts {
  readonly isInterviewee: boolean;
  readonly isInterviewer: boolean;
  readonly isHost: boolean;
  readonly isObserver: boolean;
}

/** The one role worth saying: what somebody does now comes before what they are. */
export function participantRole({ isInterviewee, isInterviewer, isHost, isObserver }: RoleFacts): ParticipantRole {
  if (isInterviewee) return "hotSeat";
  if (isInterviewer) return "interviewer";
  if (isObserver) return "observer";
  return isHost ? "host" : "peer";
}

const PLACES: Record<ParticipantRole, number> = { hotSeat: 0, interviewer: 1, host: 2, peer: 2, observer: 3 };

/** Who acts comes first, observers last; otherwise the seating order stays. */
export function inListOrder(rows: readonly ParticipantRow[]): ParticipantRow[] {
  return [...rows].sort((one, other) => PLACES[one.role] - PLACES[other.role]);
}

/** Somebody who asks for a seat. */
export interface JoinRequestRow {
  readonly id: number;
  readonly fullName: string;
  readonly role: "participant" | "observer";
  readonly message: string;
}
