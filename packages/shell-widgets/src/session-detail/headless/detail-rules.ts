import { JOIN_MESSAGE_MAX_LENGTH } from "@hotseat/api-client/constants";
import type { SeatRole } from "@hotseat/api-client/types";
import { delayOf } from "../../session-listing/headless";
import type { AgendaLine, DetailedSession, SeatChoice } from "./session-detail.types";

/** Characters a message may still have; below 0 where it has too many, of which none is cut. */
export const messageLeft = (message: string): number => JOIN_MESSAGE_MAX_LENGTH - message.trim().length;

/** The wire's words for a seat. */
export function seatOf(choice: SeatChoice): { role: SeatRole; hot_seat: boolean } {
  return { role: choice === "observer" ? "observer" : "participant", hot_seat: choice === "hotSeat" };
}

/**
 * The seats that can be chosen: watching only where the session allows it, and only watching when it is full. Who is invited
 * chooses within what they are invited to. Once the turns are set there is none to take.
 */
export function seatChoices(
  session: Pick<DetailedSession, "observers_allowed" | "attendee_count" | "capacity" | "my_invitation" | "turns_set">,
): SeatChoice[] {
  const seats: SeatChoice[] = session.turns_set ? ["noHotSeat"] : ["hotSeat", "noHotSeat"];
  const taking = session.attendee_count < session.capacity ? seats : [];
  if (session.my_invitation?.role === "observer") return ["observer"];
  if (session.my_invitation && taking.length > 0) return taking;
  return session.observers_allowed ? [...taking, "observer"] : taking;
}

/** One line of the agenda as it is shown. */
export interface ShownLine extends AgendaLine {
  /** From 1; null for the debrief. */
  turn: number | null;
  /** Whose it is: mine, mine if I register, somebody's, or everyone's. */
  whose: "mine" | "mineIfRegistered" | "person" | "everyone";
}

type Planned = Pick<DetailedSession, "agenda" | "agenda_with_me" | "my_attendee_id" | "my_status">;

/** The agenda with one's own turn found in it; with `wanted` also as it would be after taking the hot seat. */
export function shownAgenda(session: Planned, wanted: boolean): ShownLine[] {
  const mine = session.my_status === "CONFIRMED" ? session.my_attendee_id : null;
  let turn = 0;
  return ((wanted && session.agenda_with_me) || session.agenda).map((line) => {
    if (line.kind === "DEBRIEF") return { ...line, turn: null, whose: "everyone" as const };
    turn += 1;
    if (line.attendee_id === null) return { ...line, turn, whose: "mineIfRegistered" as const };
    return { ...line, turn, whose: line.attendee_id === mine ? ("mine" as const) : ("person" as const) };
  });
}

/** What is there for a person after a session: what was said of their turn, or only what they write about others. */
export type Afterwards = "feedback" | "evaluations";

/** Null where there is nothing: it is not completed, or they only watched. Feedback is on a turn that took place. */
export function afterwardsOf(
  session: Pick<DetailedSession, "status" | "userRole" | "my_status" | "my_attendee_id" | "agenda">,
): Afterwards | null {
  if (session.status !== "COMPLETED" || session.my_status !== "CONFIRMED" || session.userRole === "observer")
    return null;
  const isMine = (line: AgendaLine) => line.kind === "TURN" && line.attendee_id === session.my_attendee_id;
  return session.agenda.some((line) => isMine(line) && line.has_begun) ? "feedback" : "evaluations";
}

/** What stands at the foot of the detail. */
export type DetailFoot =
  | { kind: "join" }
  | { kind: "register"; text: "register" | "accept" | "watch" }
  | { kind: "invited" }
  | { kind: "ask"; text: "ask" | "askToWatch" }
  | { kind: "registered"; mayCancel: boolean }
  | { kind: "requested" }
  | { kind: Afterwards }
  | { kind: "reason"; text: "full" | "ended" | "cancelled" | "missed" | "unavailable" };

const REASONS = { FULL: "full", ENDED: "ended" } as const;

/** The one next step of this person in this session. */
export function detailFoot(
  session: Pick<DetailedSession, "view" | "my_invitation" | "start_time" | "duration_minutes"> &
    Parameters<typeof afterwardsOf>[0],
  now: number,
): DetailFoot {
  if (session.status === "CANCELLED") return { kind: "reason", text: "cancelled" };
  if (delayOf(session, now) === "missed") return { kind: "reason", text: "missed" };
  const { action } = session.view.cta;
  const afterwards = afterwardsOf(session);
  if (afterwards) return { kind: afterwards };
  if (action === "JOIN") return { kind: "join" };
  const full = session.view.state === "FULL";
  if (action === "REGISTER") return { kind: "register", text: full ? "watch" : "register" };
  if (action === "ACCEPT" && session.my_invitation) return { kind: "invited" };
  if (action === "ACCEPT") return { kind: "register", text: "accept" };
  if (action === "ASK") return { kind: "ask", text: full ? "askToWatch" : "ask" };
  if (session.view.state === "REQUESTED") return { kind: "requested" };
  if (session.view.state === "REGISTERED") return { kind: "registered", mayCancel: mayCancel(session) };
  // Why there is no seat for me is not told: somebody removed and somebody kept apart by a block read the same.
  return {
    kind: "reason",
    text: session.view.state in REASONS ? REASONS[session.view.state as keyof typeof REASONS] : "unavailable",
  };
}

/** Everyone may give a seat back before the start, but the owner: they cancel the session instead. */
export function mayCancel(session: Pick<DetailedSession, "status" | "view" | "my_status">): boolean {
  return session.status === "SCHEDULED" && session.my_status === "CONFIRMED" && !session.view.badges.includes("OWNER");
}
