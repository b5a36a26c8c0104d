/** The subject of an event; any other subject is `other` (LS-7.32). */
export const EVENT_FAMILIES = [
  "turn",
  "schedule",
  "attendee",
  "evaluation",
  "tool",
  "sessionState",
  "question",
  "other",
] as const;
export type EventFamily = (typeof EVENT_FAMILIES)[number];

/** By the first part of the name, so that later events of a family need nothing here. */
const BY_PREFIX: Readonly<Record<string, EventFamily>> = {
  turn: "turn",
  interviewee: "turn",
  interviewer: "turn",
  spotlight: "turn",
  designations: "turn",
  schedule: "schedule",
  timer: "schedule",
  free_timer: "schedule",
  attendee: "attendee",
  host: "attendee",
  join_request: "attendee",
  invitation: "attendee",
  authority: "attendee",
  evaluation: "evaluation",
  feedback: "evaluation",
  pillar: "evaluation",
  tool: "tool",
  tools: "tool",
  session: "sessionState",
  question: "question",
  featured_question: "question",
};

export function familyOf(type: string): EventFamily {
  return BY_PREFIX[type.split(".", 1)[0] ?? ""] ?? "other";
}
