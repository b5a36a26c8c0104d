import { eq } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { distinctNames } from "../../platform/names/distinct-names.ts";
import { users } from "../users/tables.ts";
import { attendees } from "./tables.ts";

/**
 * Full names of all people of a session, by attendee id: its people as they read each other, and people who ask for a
 * seat or have left, with distinct names. Former members are left out.
 */
export async function namesOfEverybody(db: Db, sessionId: number): Promise<ReadonlyMap<number, string>> {
  const people = await db
    .select({
      id: attendees.id,
      status: attendees.status,
      email: users.email,
      fullName: users.fullName,
      shortName: users.shortName,
    })
    .from(attendees)
    .innerJoin(users, eq(users.keycloakId, attendees.keycloakId))
    .where(eq(attendees.sessionId, sessionId));
  const { inside = [], outside = [] } = Object.groupBy(people, ({ status }) =>
    status === "CONFIRMED" ? "inside" : "outside",
  );
  return new Map([...distinctNames(inside, outside)].map(([id, { fullName }]) => [id, fullName]));
}
