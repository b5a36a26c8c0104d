import { CANCEL_REASON_MAX_LENGTH, JOIN_MESSAGE_MAX_LENGTH } from "@hotseat/api-client/constants";
import type { SeatRole } from "@hotseat/api-client/types";
import { delayOf } from "../../session-listing/internal";
import { type Afterwards, afterwardsOf } from "./afterwards";
import type { AgendaLine, DetailedSession, SeatChoice } from "./session-detail.types";

/** Returns the characters left for a message; below 0 where it is too long. No message is cut. */
export const messageLeft = (message: string): number => JOIN_MESSAGE_MAX_LENGTH - message.trim().length;

/** Returns a seat with the contract's field names. */
export function seatOf(choice: SeatChoice): { role: SeatRole; hot_seat: boolean } {
  return { role: choice === "observer" ? "observer" : "participant", hot_seat: choice === "hotSeat" };
}

/**
 * Returns the seats to choose from: observer only where the session allows it, and nothing else when it is full. An invited person
 * chooses within the invitation. Once the turns are fixed, there is none.
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
  /** The person of the line: me, me if I register, another, or everyone. */
  whose: "mine" | "mineIfRegistered" | "person" | "everyone";
}

type Planned = Pick<DetailedSession, "agenda" | "agenda_with_me" | "my_attendee_id" | "my_status">;

/** Returns the agenda with one's own turn marked; with `wanted` also as it would be after taking the hot seat. */
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

/** The content of the detail's foot. */
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

/** Returns the one next step of this person in this session. */
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
  // The text gives no reason for the missing seat: a removed person and a person kept apart by a block read the same.
  return {
    kind: "reason",
    text: session.view.state in REASONS ? REASONS[session.view.state as keyof typeof REASONS] : "unavailable",
  };
}

/** The owner may change and cancel a session before its start; the server says so. */
export const mayChange = ({ people_to_tell }: Pick<DetailedSession, "people_to_tell">): boolean =>
  people_to_tell !== undefined;

/** The owner may offer a session again, also after its end. */
export const mayCopy = ({ view }: Pick<DetailedSession, "view">): boolean => view.badges.includes("OWNER");

/** People registered and invited find the session in a calendar file. */
export const hasCalendar = ({ my_status, status }: Pick<DetailedSession, "my_status" | "status">): boolean =>
  (my_status === "CONFIRMED" || my_status === "INVITED") && (status === "SCHEDULED" || status === "IN_PROGRESS");

/** Returns the characters left for the reason of a cancellation; below 0 where it is too long. */
export const reasonLeft = (reason: string): number => CANCEL_REASON_MAX_LENGTH - reason.trim().length;

/** Everyone except the owner may give a seat up before the start; the owner cancels the session instead. */
export function mayCancel(session: Pick<DetailedSession, "status" | "view" | "my_status">): boolean {
  return session.status === "SCHEDULED" && session.my_status === "CONFIRMED" && !session.view.badges.includes("OWNER");
}
