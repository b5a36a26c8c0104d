import type { Deps } from "../src/deps.ts";
import { listConfirmed } from "../src/modules/attendees/attendee-repository.ts";
import { listQuestions } from "../src/modules/attendees/question-repository.ts";
import { segmentPresence } from "../src/modules/schedule/tables.ts";

/** All five pillars, rated alike. */
export const fivePillars = (score = 4) => {
  const entry = { score, comment: "" };
  return { Expertise: entry, Agilité: entry, Collaboration: entry, Leadership: entry, Innovation: entry };
};

/** As if every question of a session had been asked with everybody there. */
export async function recordAllHeard({ database, clock }: Deps, sessionId: number): Promise<void> {
  const people = await listConfirmed(database.db, [sessionId]);
  const at = clock.now();
  const rows = (await listQuestions(database.db, sessionId)).flatMap(({ id }) =>
    people.map((person) => ({ sessionId, attendeeId: person.id, segmentId: `question ${id}`, questionId: id, at })),
  );
  await database.db.insert(segmentPresence).values(rows).onConflictDoNothing();
}
