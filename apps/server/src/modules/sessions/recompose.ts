import { eq } from "drizzle-orm";
import type { Content } from "../../content/content.ts";
import type { Db } from "../../platform/database/database.ts";
import { listConfirmed, updateAttendee } from "../attendees/attendee-repository.ts";
import { compose } from "../attendees/compose.ts";
import { composeFor } from "../attendees/hot-seat.ts";
import { attendees, questions } from "../attendees/tables.ts";
import type { NewEvent } from "../events/server-event.ts";
import { contextEvent } from "./session-events.ts";
import type { SessionRow } from "./session-repository.ts";

/**
 * Composes scenarios and questions again after a change of workshop or language, and only scenarios after one of the
 * sector: questions do not depend on it, and somebody may have written their own. Call it with the session locked,
 * before its start.
 */
export async function recompose(
  tx: Db,
  content: Content,
  before: SessionRow,
  session: SessionRow,
  actor: string,
): Promise<NewEvent[]> {
  const isOther = before.workshopKey !== session.workshopKey || before.language !== session.language;
  const found = content.workshop(session.workshopKey);
  if (!found || (!isOther && before.sector === session.sector)) return [];
  if (isOther) {
    // Also of people who gave their seat back: who returns would keep them.
    await tx.delete(questions).where(eq(questions.sessionId, session.id));
    await tx
      .update(attendees)
      .set({ scenarioTitle: null, scenarioText: null })
      .where(eq(attendees.sessionId, session.id));
  }
  const people = (await listConfirmed(tx, [session.id])).filter((person) => person.hotSeat);
  for (const person of people) {
    if (isOther) await composeFor(tx, content, session, person);
    else {
      const seed = `${session.seed}:${person.keycloakId}`;
      const { scenario } = compose(found.workshop, session.sector, session.language, seed);
      await updateAttendee(tx, person.id, { scenarioTitle: scenario.title, scenarioText: scenario.text });
    }
  }
  return people.map((person) => contextEvent(person, actor));
}
