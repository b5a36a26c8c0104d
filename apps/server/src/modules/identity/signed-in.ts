import { and, eq, gt, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { hashOpaque } from "../../platform/identity/opaque.ts";
import { webSessions } from "../../platform/identity/tables.ts";
import { SESSION_COOKIE, type WebSession } from "../../platform/identity/web-sessions.ts";
import { users } from "../users/tables.ts";
import { toViewer } from "../users/users-repository.ts";

const selectWithPerson = prepared((db) =>
  db
    .select({ session: webSessions, person: users })
    .from(webSessions)
    .innerJoin(users, eq(users.keycloakId, webSessions.keycloakId))
    .where(and(eq(webSessions.idHash, sql.placeholder("idHash")), gt(webSessions.expiresAt, sql.placeholder("now"))))
    .prepare("find_web_session"),
);

/** Returns the reader of a request's cookie: its web session and person, in one query; null when nobody is signed in. */
export function signedIn({
  database,
  clock,
}: Pick<Deps, "database" | "clock">): (
  request: FastifyRequest,
) => Promise<{ session: WebSession; viewer: Viewer } | null> {
  return async (request) => {
    const id = request.cookies[SESSION_COOKIE];
    if (!id) return null;
    const [found] = await selectWithPerson(database.db).execute({ idHash: hashOpaque(id), now: clock.now() });
    return found ? { session: found.session, viewer: toViewer(found.person) } : null;
  };
}
