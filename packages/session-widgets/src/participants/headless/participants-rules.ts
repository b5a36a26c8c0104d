import type { SeatRole } from "@hotseat/api-client/types";
import type { PersonAction } from "./person-actions";

/** Somebody of the session as the list shows them. */
export interface ParticipantRow {
  readonly attendeeId: number;
  readonly fullName: string;
  /** A program acts for them. Default: it does not. */
  readonly isProgram?: boolean;
  readonly isMe: boolean;
  readonly isPresent: boolean;
  readonly role: ParticipantRole;
  /** Said beside another role: a host may also be in the hot seat. */
  readonly isHost: boolean;
  readonly isNext: boolean;
  /** Their turn waits for them; since when they are gone, ISO 8601, null when they have not come yet. */
  readonly turnWaits?: { readonly leftAt: string | null };
  readonly isSpotlit: boolean;
  /** May drive the session: shows 'Can Control'. */
  readonly hasAuthority: boolean;
  /** Since when the hand is up, in milliseconds; null while it is down. */
  readonly handRaisedAt: number | null;
  /** Null while not in the call. */
  readonly microphone: "on" | "muted" | null;
  /** The viewer's actions for this person. */
  readonly actions: readonly PersonAction[];
}

export type ParticipantRole = "hotSeat" | "interviewer" | "host" | "observer" | "peer";

/** The facts that decide the role. */
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

/**
 * Sorts active roles first and observers last. Within a role, raised hands come first, in the order raised; else the seating order
 * stays.
 */
export function inListOrder(rows: readonly ParticipantRow[]): ParticipantRow[] {
  const hand = (row: ParticipantRow) => row.handRaisedAt ?? Number.MAX_SAFE_INTEGER;
  return [...rows].sort((one, other) => PLACES[one.role] - PLACES[other.role] || hand(one) - hand(other));
}

export type JoinDecision = "approve" | "reject";

/** The request whose answer is on its way. */
export interface AnsweredRequest {
  readonly id: number;
  readonly answer: JoinDecision;
}

/** Somebody who asks for a seat. */
export interface JoinRequestRow {
  readonly id: number;
  readonly fullName: string;
  readonly role: SeatRole;
  readonly message: string;
}

/** Returns the names that joined and left between two snapshots of the room; none when `before` is null. */
export function presenceChanges(
  before: ReadonlyMap<string, string> | null,
  now: ReadonlyMap<string, string>,
): { readonly came: string[]; readonly left: string[] } {
  if (!before) return { came: [], left: [] };
  return {
    came: [...now].filter(([identity]) => !before.has(identity)).map(([, name]) => name),
    left: [...before].filter(([identity]) => !now.has(identity)).map(([, name]) => name),
  };
}
