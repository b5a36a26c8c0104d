import { and, eq, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { adminLevelOf } from "../../contract/roles.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { hashOpaque } from "../../platform/identity/opaque.ts";
import type { SecondFactors } from "../../platform/identity/second-factors.ts";
import { webSessions } from "../../platform/identity/tables.ts";
import { aliveAt, isAliveAt, noteSeen, sessionCookie, type WebSession } from "../../platform/identity/web-sessions.ts";
import { users } from "../users/tables.ts";
import { toViewer } from "../users/users-repository.ts";

const selectWithPerson = prepared((db) =>
  db
    .select({ session: webSessions, person: users })
    .from(webSessions)
    .innerJoin(users, eq(users.keycloakId, webSessions.keycloakId))
    .where(and(eq(webSessions.idHash, sql.placeholder("idHash")), isAliveAt, users.isActive))
    .prepare("find_web_session"),
);

/**
 * Returns the reader of a request's cookie: its web session and person, in one query; null when nobody is signed in, or
 * a person whose account is disabled, or an administrator without the second factor that the installation demands: the
 * next sign-in sets it up.
 */
export function signedIn(
  { database, clock, config }: Pick<Deps, "database" | "clock" | "config">,
  secondFactors: SecondFactors | null,
): (request: FastifyRequest) => Promise<{ session: WebSession; viewer: Viewer } | null> {
  const isIncomplete = async ({ keycloakId, role }: Viewer): Promise<boolean> =>
    config.requireAdminSecondFactor && adminLevelOf(role) !== null && !(await secondFactors?.isEnabled(keycloakId));
  const cookie = sessionCookie(config.publicUrl.startsWith("https:"));
  return async (request) => {
    const id = request.cookies[cookie];
    if (!id) return null;
    const now = clock.now();
    const [found] = await selectWithPerson(database.db).execute({ idHash: hashOpaque(id), ...aliveAt(now) });
    if (!found) return null;
    const viewer = toViewer(found.person);
    if (await isIncomplete(viewer)) return null;
    await noteSeen(database.db, now, found.session);
    return { session: found.session, viewer };
  };
}
