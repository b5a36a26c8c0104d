/** A planned turn, or the debrief at the end. */
export interface AgendaEntry {
  readonly kind: "TURN" | "DEBRIEF";
  readonly attendeeId: number | null;
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

/** The interviewer of a turn: the host, or, if the host is in the hot seat, the next in seating order (LS-D3.6). */
export function interviewerOf(intervieweeId: number | null, seats: readonly Seat[]): Seat | null {
  const scoring = seats.filter((seat) => !seat.isObserver);
  const host = scoring.find((seat) => seat.isHost);
  if (host && host.attendeeId !== intervieweeId) return host;
  const from = scoring.findIndex((seat) => seat.attendeeId === intervieweeId);
  const following = [...scoring.slice(from + 1), ...scoring.slice(0, Math.max(0, from))];
  return following.find((seat) => seat.attendeeId !== intervieweeId) ?? null;
}

function taskIn(entry: AgendaEntry, me: Seat | undefined, seats: readonly Seat[]): AgendaTask {
  if (entry.kind === "DEBRIEF") return "everyone";
  if (!me || me.isObserver) return "watch";
  if (entry.attendeeId === me.attendeeId) return "turn";
  return interviewerOf(entry.attendeeId, seats)?.attendeeId === me.attendeeId ? "interview" : "score";
}

export function agendaLines(
  agenda: readonly AgendaEntry[],
  seats: readonly Seat[],
  myAttendeeId: number | null,
): AgendaLine[] {
  const me = seats.find((seat) => seat.attendeeId === myAttendeeId);
  return agenda.map((entry) => ({
    ...entry,
    name: seats.find((seat) => seat.attendeeId === entry.attendeeId)?.shortName ?? null,
    task: taskIn(entry, me, seats),
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
  if (first.task === "turn")
    return { kind: "hotSeatFirst", name: interviewerOf(first.attendeeId, seats)?.shortName ?? "" };
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
