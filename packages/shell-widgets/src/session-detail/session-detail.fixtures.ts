import { listedSession } from "../session-listing/session-listing.fixtures";
import type { AgendaLine, DetailedSession, SeatRequest, SentInvitation } from "./headless/session-detail.types";

const START = Date.parse("2026-11-24T15:00:00.000Z");
const TURN_SEC = 1040;
/** The length of each of four turns. */
const SHORTER_TURN_SEC = 780;

const turn = (
  index: number,
  attendee_id: number | null,
  full_name: string | null,
  duration_sec = TURN_SEC,
): AgendaLine => ({
  kind: "TURN",
  attendee_id,
  full_name,
  starts_at: new Date(START + index * duration_sec * 1000).toISOString(),
  duration_sec,
  has_begun: false,
});

const DEBRIEF: AgendaLine = {
  kind: "DEBRIEF",
  attendee_id: null,
  full_name: null,
  starts_at: new Date(START + 3 * TURN_SEC * 1000).toISOString(),
  duration_sec: 480,
  has_begun: false,
};

/** The agenda of a session that ended during a turn. */
export const agendaUntil = (attendeeId: number): AgendaLine[] =>
  detailedSession().agenda.map((line) => ({ ...line, has_begun: (line.attendee_id ?? Infinity) <= attendeeId }));

/** A full session with three turns taken and one free; overrides set the fields under test. */
export function detailedSession(overrides: Partial<DetailedSession> = {}): DetailedSession {
  return {
    ...listedSession(),
    title: "The STAR method",
    description:
      "Tell what you did as Situation, Task, Action and Result. Each of you answers four questions; the others listen for what you did yourself, and score it.",
    observers_allowed: true,
    userRole: null,
    agenda: [turn(0, 1, "Lucie Moreau"), turn(1, 2, "Samuel Osei"), turn(2, 3, "Nadia Haddad"), DEBRIEF],
    agenda_with_me: [
      turn(0, 1, "Lucie Moreau", SHORTER_TURN_SEC),
      turn(1, 2, "Samuel Osei", SHORTER_TURN_SEC),
      turn(2, 3, "Nadia Haddad", SHORTER_TURN_SEC),
      turn(3, null, null, SHORTER_TURN_SEC),
      DEBRIEF,
    ],
    scenario: null,
    turns_set: false,
    ...overrides,
  };
}

export const sampleQuestion = "Tell us about a deadline you could not meet. What did you do first?";

export const seatRequests: SeatRequest[] = [
  {
    id: 5,
    full_name: "Jonas Keller",
    role: "participant",
    message: "I have my first panel on Friday and would love to practise.",
  },
  { id: 6, full_name: "Amara Diallo", role: "observer", message: "" },
];

export const sentInvitations: SentInvitation[] = [
  { id: 9, email: "samuel.osei@example.org", role: "participant", status: "pending" },
  { id: 8, email: "nadia@example.org", role: "observer", status: "accepted" },
  { id: 7, email: "jonas.keller@example.org", role: "participant", status: "declined" },
  { id: 6, email: "amara@example.org", role: "participant", status: "withdrawn" },
];
