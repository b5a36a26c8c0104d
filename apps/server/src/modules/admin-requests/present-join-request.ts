import type { z } from "zod";
import type { Content } from "../../content/content.ts";
import type { Language } from "../../contract/viewer.ts";
import { SEAT_RULES } from "../attendees/seat-rules.ts";
import type { OpenRow } from "./admin-request-repository.ts";
import type { AdminJoinRequest } from "./contract.ts";

/** Title of a workshop in a language; its key where the content has it no more. */
export const titleOf = (content: Content, workshopKey: string, language: Language): string =>
  content.workshop(workshopKey)?.workshop.title[language] ?? workshopKey;

/** An open request; `taken` is the number of its session's seats that are given. */
export function presentJoinRequest(
  { request, session, person, organisation, institution }: OpenRow,
  taken: number,
  content: Content,
  language: Language,
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
    is_full: isFull,
    observers_allowed: session.observersAllowed,
    created_at: request.createdAt.toISOString(),
  };
}
