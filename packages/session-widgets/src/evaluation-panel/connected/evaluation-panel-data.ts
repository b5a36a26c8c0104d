import type { Attendee, Question } from "@hotseat/api-client/types";
import type { SessionData } from "../../session-data";
import type { PanelQuestion } from "../headless";
import type { PanelPerson, PersonRole } from "../view";

/** The questions asked of one person, in order. */
export function questionsOf(questions: readonly Question[], attendeeId: number): PanelQuestion[] {
  return questions
    .filter((question) => question.attendee_id === attendeeId)
    .sort((a, b) => a.number - b.number)
    .map((question) => ({
      id: question.id,
      number: question.number,
      text: question.question_text,
      criterion: question.criteria,
      context: question.contextual_criteria_description,
      hearing: question.hearing,
      askedFrom: question.asked_from,
      askedUntil: question.asked_until,
    }));
}

/** The questions once a turn's time is over: what was not asked was left out. */
export function withNoneAhead(questions: readonly PanelQuestion[]): PanelQuestion[] {
  return questions.map((question) =>
    question.hearing === "AHEAD" ? { ...question, hearing: "NOT_HEARD" as const } : question,
  );
}

function roleOf(attendee: Attendee, { designations, me }: SessionData): PersonRole {
  if (attendee.id === me?.id) return "you";
  if (attendee.id === designations.interviewee?.attendeeId) return "hotSeat";
  if (attendee.user.keycloak_id === designations.interviewer?.keycloakId) return "interviewer";
  if (attendee.is_host) return "host";
  return attendee.is_owner ? "owner" : "participant";
}

/** Everybody who takes the hot seat, oneself included: one rates oneself on the pillars. */
export function peopleOf(data: SessionData): PanelPerson[] {
  return data.pageData.attendees
    .filter((attendee) => attendee.status === "CONFIRMED" && attendee.hot_seat && attendee.role !== "observer")
    .map((attendee) => ({ id: attendee.id, name: attendee.user.full_name, role: roleOf(attendee, data) }));
}

/**
 * Whom the panel shows: the person chosen, as long as they take the hot seat; else who is in it now, else the first who is
 * not oneself.
 */
export function shownPerson(
  people: readonly PanelPerson[],
  inHotSeatId: number | null,
  chosenId: number | null,
): PanelPerson | null {
  const chosen = people.find((person) => person.id === chosenId);
  if (chosen) return chosen;
  const inHotSeat = people.find((person) => person.id === inHotSeatId);
  return inHotSeat ?? people.find((person) => person.role !== "you") ?? people[0] ?? null;
}
