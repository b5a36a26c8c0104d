import type { z } from "zod";
import type { Content } from "../../content/content.ts";
import type { Language, Viewer } from "../../contract/viewer.ts";
import { SEAT_RULES } from "../attendees/seat-rules.ts";
import type { OpenRow } from "./admin-request-repository.ts";
import type { AdminJoinRequest } from "./contract.ts";

/** Title of a workshop in a language; its key where the content has it no more. */
export const titleOf = (content: Content, workshopKey: string, language: Language): string =>
  content.workshop(workshopKey)?.workshop.title[language] ?? workshopKey;

interface Reading {
  readonly viewer: Viewer;
  /** Number of the session's seats that are given. */
  readonly taken: number;
  readonly content: Content;
  readonly language: Language;
}

/** An open request as an administrator reads it. */
export function presentJoinRequest(
  { request, askerId, session, person, organisation, institution }: OpenRow,
  { viewer, taken, content, language }: Reading,
): z.input<typeof AdminJoinRequest> {
  const isFull = SEAT_RULES[request.seat].isCounted ? taken >= session.capacity : !session.observersAllowed;
  return {
    id: request.id,
    session_id: session.id,
    title: titleOf(content, session.workshopKey, language),
    start_time: session.startTime.toISOString(),
    role: request.seat,
    hot_seat: request.hotSeat,
    message: request.message,
    person: {
      full_name: person.fullName,
      short_name: person.shortName,
      email: person.email,
      organisation,
      institution,
    },
    is_own: askerId === viewer.keycloakId,
    is_full: isFull,
    observers_allowed: session.observersAllowed,
    created_at: request.createdAt.toISOString(),
  };
}
