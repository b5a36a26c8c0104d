/** A planned turn, or the debrief at the end. */
export interface AgendaEntry {
  readonly kind: "TURN" | "DEBRIEF";
  readonly attendeeId: number | null;
  /** The interviewer, named by the server; null in the debrief, and when there is nobody. */
  readonly interviewerId: number | null;
  /** ISO 8601. */
  readonly startsAt: string;
  readonly durationSec: number;
}

/** A person of the session, in seating order. */
export interface Seat {
  readonly attendeeId: number;
  readonly fullName: string;
  readonly shortName: string;
  readonly isObserver: boolean;
  readonly isHost: boolean;
  readonly isPresent: boolean;
  /** A program acts for them. Default: it does not. */
  readonly isProgram?: boolean;
}

/** The viewer's role in a part of the session. */
export type AgendaTask = "turn" | "interview" | "score" | "watch" | "everyone";

export interface AgendaLine extends AgendaEntry {
  /** First name of the person in the hot seat; null in the debrief. */
  readonly name: string | null;
  readonly task: AgendaTask;
}

function taskIn(entry: AgendaEntry, me: Seat | undefined): AgendaTask {
  if (entry.kind === "DEBRIEF") return "everyone";
  if (!me || me.isObserver) return "watch";
  if (entry.attendeeId === me.attendeeId) return "turn";
  return entry.interviewerId === me.attendeeId ? "interview" : "score";
}

function nameOf(attendeeId: number | null, seats: readonly Seat[]): string | null {
  return seats.find((seat) => seat.attendeeId === attendeeId)?.shortName ?? null;
}

export function agendaLines(
  agenda: readonly AgendaEntry[],
  seats: readonly Seat[],
  myAttendeeId: number | null,
): AgendaLine[] {
  const me = seats.find((seat) => seat.attendeeId === myAttendeeId);
  return agenda.map((entry) => ({
    ...entry,
    name: nameOf(entry.attendeeId, seats),
    task: taskIn(entry, me),
  }));
}

/** The viewer's part, for the card above the agenda. */
export type MyPart =
  | { readonly kind: "interviewFirst"; readonly name: string }
  | { readonly kind: "hotSeatFirst"; readonly name: string }
  | { readonly kind: "hotSeatLater"; readonly name: string; readonly startsAt: string }
  | { readonly kind: "score"; readonly name: string }
  | { readonly kind: "observe" }
  | { readonly kind: "open" };

export function myPart(lines: readonly AgendaLine[], seats: readonly Seat[], myAttendeeId: number | null): MyPart {
  const first = lines.find((line) => line.kind === "TURN");
  if (seats.find((seat) => seat.attendeeId === myAttendeeId)?.isObserver) return { kind: "observe" };
  if (!first?.name) return { kind: "open" };
  if (first.task === "turn") return { kind: "hotSeatFirst", name: nameOf(first.interviewerId, seats) ?? "" };
  if (first.task === "interview") return { kind: "interviewFirst", name: first.name };
  const mine = lines.find((line) => line.task === "turn");
  return mine
    ? { kind: "hotSeatLater", name: first.name, startsAt: mine.startsAt }
    : { kind: "score", name: first.name };
}

/** The role shown below a name in "Who is there". */
export type SeatRole = "firstInHotSeat" | "host" | "observer" | "peer";

export function seatRole(seat: Seat, lines: readonly AgendaLine[]): SeatRole {
  if (lines.find((line) => line.kind === "TURN")?.attendeeId === seat.attendeeId) return "firstInHotSeat";
  if (seat.isHost) return "host";
  return seat.isObserver ? "observer" : "peer";
}
