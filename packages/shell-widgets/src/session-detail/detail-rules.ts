import type { AgendaLine, DetailedSession, SeatChoice } from "./session-detail.types";

/** Longest message to the host when asking to join (decisions.md, Session life). */
export const MESSAGE_MAX_LENGTH = 500;

/** The wire's words for a seat. */
export function seatOf(choice: SeatChoice): { role: "participant" | "observer"; hot_seat: boolean } {
  return { role: choice === "observer" ? "observer" : "participant", hot_seat: choice === "hotSeat" };
}

/** The seats that can be chosen: watching only where the session allows it, and only watching when it is full. */
export function seatChoices(session: Pick<DetailedSession, "observers_allowed" | "attendee_count" | "capacity">): SeatChoice[] {
  const taking: SeatChoice[] = session.attendee_count < session.capacity ? ["hotSeat", "noHotSeat"] : [];
  return session.observers_allowed ? [...taking, "observer"] : taking;
}

/** One line of the agenda as it is shown. */
export interface ShownLine extends AgendaLine {
  /** From 1; null for the debrief. */
  turn: number | null;
  /** Whose it is: mine, mine if I register, somebody's, a free seat's, or everyone's. */
  whose: "mine" | "mineIfRegistered" | "person" | "free" | "everyone";
}

/** The agenda with one's own turn found in it, before registering too. */
export function shownAgenda(session: Pick<DetailedSession, "agenda" | "my_attendee_id" | "my_status">): ShownLine[] {
  let turn = 0;
  const attending = session.my_status === "CONFIRMED";
  let offered = false;
  return session.agenda.map((line) => {
    if (line.kind === "DEBRIEF") return { ...line, turn: null, whose: "everyone" as const };
    turn += 1;
    if (attending && line.attendee_id !== null && line.attendee_id === session.my_attendee_id) return { ...line, turn, whose: "mine" as const };
    if (line.attendee_id !== null) return { ...line, turn, whose: "person" as const };
    if (attending || offered) return { ...line, turn, whose: "free" as const };
    offered = true;
    return { ...line, turn, whose: "mineIfRegistered" as const };
  });
}

/** What stands at the foot of the detail. */
export type DetailFoot =
  | { kind: "join" }
  | { kind: "register"; text: "register" | "accept" }
  | { kind: "ask" }
  | { kind: "registered"; mayCancel: boolean }
  | { kind: "requested" }
  | { kind: "feedback" }
  | { kind: "reason"; text: "full" | "ended" | "unavailable" };

const REASONS = { FULL: "full", ENDED: "ended" } as const;

/** The one next step of this person in this session. */
export function detailFoot(session: Pick<DetailedSession, "view" | "status" | "userRole" | "my_status">): DetailFoot {
  const { action } = session.view.cta;
  if (session.status === "COMPLETED" && session.my_status === "CONFIRMED" && session.userRole !== "observer") return { kind: "feedback" };
  if (action === "JOIN") return { kind: "join" };
  if (action === "REGISTER") return { kind: "register", text: "register" };
  if (action === "ACCEPT") return { kind: "register", text: "accept" };
  if (action === "ASK") return { kind: "ask" };
  if (session.view.state === "REQUESTED") return { kind: "requested" };
  if (session.view.state === "REGISTERED") return { kind: "registered", mayCancel: mayCancel(session) };
  return { kind: "reason", text: session.view.state in REASONS ? REASONS[session.view.state as keyof typeof REASONS] : "unavailable" };
}

/** Everyone may give a seat back before the start, but the owner: they cancel the session instead. */
export function mayCancel(session: Pick<DetailedSession, "status" | "view" | "my_status">): boolean {
  return session.status === "SCHEDULED" && session.my_status === "CONFIRMED" && !session.view.badges.includes("OWNER");
}
