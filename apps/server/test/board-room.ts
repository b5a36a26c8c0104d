import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Deps } from "../src/deps.ts";
import { attendees } from "../src/modules/attendees/tables.ts";
import { createSchedule } from "../src/modules/schedule/schedule-repository.ts";
import { sessionTools } from "../src/modules/tools/tables.ts";
import { PEOPLE } from "./people.ts";
import { addSession } from "./sessions.ts";

/** A live session with a whiteboard: Amélie hosts, Ben takes part, Chiara observes. */
export async function openBoardRoom(deps: Deps): Promise<{ readonly sessionId: number; readonly boardId: string }> {
  const sessionId = await addSession(deps, [PEOPLE.amelie, PEOPLE.ben, PEOPLE.chiara]);
  const { db } = deps.database;
  await createSchedule(db, sessionId);
  await db.update(attendees).set({ seat: "observer" }).where(eq(attendees.keycloakId, PEOPLE.chiara.keycloakId));
  return { sessionId, boardId: await addBoard(deps, sessionId) };
}

export async function addBoard({ database, clock }: Deps, sessionId: number): Promise<string> {
  const id = `s${sessionId}-${randomUUID().replaceAll("-", "").slice(0, 6)}`;
  const createdAt = clock.now();
  await database.db
    .insert(sessionTools)
    .values({ id, sessionId, kind: "whiteboard", name: "Whiteboard", position: 0, createdAt });
  return id;
}
