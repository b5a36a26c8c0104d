import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Deps } from "../src/deps.ts";
import { attendees } from "../src/modules/attendees/tables.ts";
import { createSchedule } from "../src/modules/schedule/schedule-repository.ts";
import { sessionTools } from "../src/modules/tools/tables.ts";
import { createTestServer } from "./create-test-server.ts";
import { ALL_ROUTES } from "./nouns.ts";
import { PEOPLE } from "./people.ts";
import { addSession } from "./sessions.ts";

/** A server that listens, where the people of a board room have signed in. The caller closes it. */
export async function boardServer() {
  const server = await createTestServer({ handlers: ALL_ROUTES });
  const origin = await server.listen();
  const [amelie, ben, chiara] = [
    await server.signIn(PEOPLE.amelie),
    await server.signIn(PEOPLE.ben),
    await server.signIn(PEOPLE.chiara),
  ];
  return { server, origin, amelie, ben, chiara };
}

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
