import { and, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import { ApiError } from "../../contract/errors.ts";
import { adminLevelOf } from "../../contract/roles.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import { attendees } from "../attendees/tables.ts";
import { sessions } from "../sessions/tables.ts";
import type { Me } from "./contract.ts";
import { findUserWithScope } from "./users-repository.ts";

type MeShape = z.input<typeof Me>;

/** The signed-in person. */
export async function readMe(deps: Deps, viewer: Viewer): Promise<MeShape> {
  const user = await findUserWithScope(deps.database.db, viewer.keycloakId);
  if (!user) throw new ApiError("not_authenticated");
  const adminLevel = adminLevelOf(user.role);
  return {
    keycloak_id: user.keycloakId,
    email: user.email,
    full_name: user.fullName,
    short_name: user.shortName,
    language: user.language,
    timezone: user.timezone,
    roles: [user.role],
    permissions: [],
    session_roles: await sessionRoles(deps, viewer),
    is_admin: adminLevel !== null,
    admin_level: adminLevel,
    organisation:
      user.organisationId === null || user.organisationName === null
        ? null
        : { id: user.organisationId, name: user.organisationName },
    institution:
      user.institutionId === null || user.institutionName === null
        ? null
        : { id: user.institutionId, name: user.institutionName },
  };
}

/** Roles in the sessions that are not over; with an embed token, in its session only. */
async function sessionRoles({ database }: Deps, viewer: Viewer): Promise<MeShape["session_roles"]> {
  const rows = await database.db
    .select({
      sessionId: attendees.sessionId,
      isHost: attendees.isHost,
      isOwner: attendees.isOwner,
      seat: attendees.seat,
    })
    .from(attendees)
    .innerJoin(sessions, eq(sessions.id, attendees.sessionId))
    .where(
      and(
        eq(attendees.keycloakId, viewer.keycloakId),
        eq(attendees.status, "CONFIRMED"),
        inArray(sessions.status, ["SCHEDULED", "IN_PROGRESS"]),
      ),
    );
  return Object.fromEntries(
    rows
      .filter(({ sessionId }) => viewer.onlySessionId === null || sessionId === viewer.onlySessionId)
      .map((row) => [String(row.sessionId), row.isHost ? "host" : row.isOwner ? "owner" : row.seat]),
  );
}
