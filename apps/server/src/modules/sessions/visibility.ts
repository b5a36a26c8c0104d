import { and, eq, exists, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Viewer } from "../../contract/viewer.ts";
import type { Db } from "../../platform/database/database.ts";
import type { AttendeeStatus } from "../attendees/attendee-types.ts";
import { attendees } from "../attendees/tables.ts";
import type { SessionRow } from "./session-repository.ts";
import { sessions } from "./tables.ts";

/** A place with one of these statuses shows the session, whatever its visibility. */
export const RELATED: readonly AttendeeStatus[] = ["INVITED", "PENDING", "CONFIRMED"];

/** The data of a person that decides which sessions they see. */
type Reader = Pick<Viewer, "role" | "onlySessionId" | "organisationId" | "institutionId">;
/** The data of a session that decides who sees it. */
type Visible = Pick<SessionRow, "id" | "visibility" | "organisationId" | "institutionId">;

/** Whether this person may know the session; otherwise it gets the same response as one that does not exist (LS-D2.3). */
export function canSee(viewer: Reader, session: Visible, myStatus: AttendeeStatus | null): boolean {
  if (viewer.role === "pending_user") return false;
  if (viewer.onlySessionId !== null && viewer.onlySessionId !== session.id) return false;
  if (myStatus !== null && RELATED.includes(myStatus)) return true;
  if (session.visibility === "platform" || isInScope(viewer, session)) return true;
  const sameOrganisation = viewer.organisationId !== null && viewer.organisationId === session.organisationId;
  const sameInstitution = viewer.institutionId !== null && viewer.institutionId === session.institutionId;
  return session.visibility === "organisation" ? sameOrganisation : sameInstitution;
}

/** Whether the session lies in this admin's scope; with an embed token nobody is an admin. */
export function administers(viewer: Reader, session: Visible): boolean {
  return viewer.onlySessionId === null && isInScope(viewer, session);
}

function isInScope(viewer: Reader, session: Visible): boolean {
  if (viewer.role === "platform_admin") return true;
  if (viewer.role === "organisation_admin")
    return viewer.organisationId !== null && viewer.organisationId === session.organisationId;
  return (
    viewer.role === "institution_admin" &&
    viewer.institutionId !== null &&
    viewer.institutionId === session.institutionId
  );
}

/** The sessions of an administrator's scope, as a condition on `sessions`; the rule of `administers`. */
export function administeredBy({ role, onlySessionId, organisationId, institutionId }: Viewer): SQL {
  if (onlySessionId !== null) return sql`false`;
  if (role === "platform_admin") return sql`true`;
  if (role === "organisation_admin" && organisationId !== null) return eq(sessions.organisationId, organisationId);
  if (role === "institution_admin" && institutionId !== null) return eq(sessions.institutionId, institutionId);
  return sql`false`;
}

/** The rule of `canSee` as a condition on `sessions`. */
export function visibleTo(db: Db, viewer: Viewer): SQL {
  if (viewer.role === "pending_user") return sql`false`;
  const related = db
    .select({ one: sql`1` })
    .from(attendees)
    .where(
      and(
        eq(attendees.sessionId, sessions.id),
        eq(attendees.keycloakId, viewer.keycloakId),
        inArray(attendees.status, [...RELATED]),
      ),
    );
  const scope = viewer.role === "platform_admin" ? sql`true` : or(exists(related), ...scopes(viewer));
  const only = viewer.onlySessionId === null ? undefined : eq(sessions.id, viewer.onlySessionId);
  return and(only, scope) ?? sql`false`;
}

function scopes(viewer: Viewer): SQL[] {
  const found: (SQL | undefined)[] = [eq(sessions.visibility, "platform")];
  const { organisationId, institutionId } = viewer;
  if (organisationId !== null) {
    const mine = eq(sessions.organisationId, organisationId);
    found.push(viewer.role === "organisation_admin" ? mine : and(mine, eq(sessions.visibility, "organisation")));
  }
  if (institutionId !== null) {
    const mine = eq(sessions.institutionId, institutionId);
    found.push(viewer.role === "institution_admin" ? mine : and(mine, eq(sessions.visibility, "institution")));
  }
  return found.filter((one) => one !== undefined);
}
