import type { Attendee, Question } from "@hotseat/api-client/types";
import { interviewerNow, type SessionData } from "../../session-data";
import { isCandidate } from "../../session-data/internal";
import type { PanelQuestion } from "../headless";
import type { PanelPerson, PersonRole } from "../view";

/** Returns the questions for one person, in order. */
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

/** Returns the questions after a turn's time is over: an unasked question counts as left out. */
export function withNoneAhead(questions: readonly PanelQuestion[]): PanelQuestion[] {
  return questions.map((question) =>
    question.hearing === "AHEAD" ? { ...question, hearing: "NOT_HEARD" as const } : question,
  );
}

function roleOf(attendee: Attendee, data: SessionData): PersonRole {
  const { designations, me } = data;
  if (attendee.id === me?.id) return "you";
  if (attendee.id === designations.interviewee?.attendeeId) return "hotSeat";
  if (attendee.user.keycloak_id === interviewerNow(data)?.keycloakId) return "interviewer";
  if (attendee.is_host) return "host";
  return attendee.is_owner ? "owner" : "participant";
}

/** Returns all candidates, including the viewer: candidates rate themselves on the pillars. */
export function peopleOf(data: SessionData): PanelPerson[] {
  return data.pageData.attendees
    .filter(isCandidate)
    .map((attendee) => ({ id: attendee.id, name: attendee.user.full_name, role: roleOf(attendee, data) }));
}

/**
 * Returns the person that the panel shows: the chosen person, as long as they take the hot seat; else the person in the hot
 * seat now; else the first person who is not the viewer.
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
