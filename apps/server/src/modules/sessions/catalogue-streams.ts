import { and, asc, eq, inArray } from "drizzle-orm";
import type { Viewer } from "../../contract/viewer.ts";
import { CATALOGUE_STREAM, catalogueStreamOf, userStream } from "../../ledger/streams.ts";
import type { Db } from "../../platform/database/database.ts";
import { attendees } from "../attendees/tables.ts";
import type { NewEvent } from "../events/server-event.ts";
import { institutions, organisations, users } from "../users/tables.ts";
import { toViewer } from "../users/users-repository.ts";
import type { SessionRow } from "./session-repository.ts";
import { sessions } from "./tables.ts";
import { canSee, RELATED } from "./visibility.ts";

/**
 * The most parts of the catalogue that one connection follows, its own first: each lengthens the cursor, which has to
 * fit into an address.
 */
export const MAX_CATALOGUE_STREAMS = 40;

/**
 * The stream of a session's entry in the catalogue, by its visibility; empty where its organisation or institution
 * is gone.
 */
export function catalogueStreamsOf({
  visibility,
  organisationId,
  institutionId,
}: Pick<SessionRow, "visibility" | "organisationId" | "institutionId">): string[] {
  if (visibility === "platform") return [CATALOGUE_STREAM];
  const id = visibility === "organisation" ? organisationId : institutionId;
  return id === null ? [] : [catalogueStreamOf(visibility, id)];
}

/** The parts of the catalogue that a person reads: the public one, their own, and those they administer, at most 40. */
export async function followedCatalogue(db: Db, viewer: Viewer): Promise<string[]> {
  const { organisationId, institutionId } = viewer;
  const own = [
    CATALOGUE_STREAM,
    ...(organisationId === null ? [] : [catalogueStreamOf("organisation", organisationId)]),
    ...(institutionId === null ? [] : [catalogueStreamOf("institution", institutionId)]),
  ];
  return [...new Set([...own, ...(await administered(db, viewer))])].slice(0, MAX_CATALOGUE_STREAMS);
}

/**
 * An institution's administrator also reads entries of their institution's sessions that only their organisation sees.
 */
async function administered(db: Db, { role, organisationId, institutionId }: Viewer): Promise<string[]> {
  const isPlatform = role === "platform_admin";
  if (isPlatform || (role === "organisation_admin" && organisationId !== null)) {
    const found = await db
      .select({ id: institutions.id })
      .from(institutions)
      .where(isPlatform ? undefined : eq(institutions.organisationId, organisationId as number))
      .orderBy(asc(institutions.id));
    const over = isPlatform
      ? await db.select({ id: organisations.id }).from(organisations).orderBy(organisations.id)
      : [];
    return [
      ...over.map(({ id }) => catalogueStreamOf("organisation", id)),
      ...found.map(({ id }) => catalogueStreamOf("institution", id)),
    ];
  }
  if (role !== "institution_admin" || institutionId === null) return [];
  const [found] = await db
    .select({ organisationId: institutions.organisationId })
    .from(institutions)
    .where(eq(institutions.id, institutionId));
  return found ? [catalogueStreamOf("organisation", found.organisationId)] : [];
}

/**
 * Sends the entry in the personal streams of people who see a session only through their place in it and follow no part
 * of the catalogue that has it, for example people invited from another organisation.
 */
export async function eventsForOutsiders(tx: Db, events: readonly NewEvent[]): Promise<NewEvent[]> {
  const sent = events.filter(({ stream, data }) => stream.startsWith(`${CATALOGUE_STREAM}:`) && "session_id" in data);
  if (sent.length === 0) return [];
  const sessionOf = ({ data }: NewEvent) => ("session_id" in data ? data.session_id : null);
  const ids = [...new Set(sent.map(sessionOf).filter((id) => id !== null))];
  const places = await tx
    .select({ session: sessions, user: users, status: attendees.status })
    .from(attendees)
    .innerJoin(sessions, eq(sessions.id, attendees.sessionId))
    .innerJoin(users, eq(users.keycloakId, attendees.keycloakId))
    .where(and(inArray(attendees.sessionId, ids), inArray(attendees.status, [...RELATED])))
    .orderBy(asc(attendees.id));
  const outside = places.filter(({ session, user, status }) => {
    const viewer = toViewer(user);
    return canSee(viewer, session, status) && !canSee(viewer, session, null);
  });
  return outside.flatMap(({ session, user }) =>
    sent
      .filter((event) => sessionOf(event) === session.id)
      .map((event) => ({ ...event, stream: userStream(user.keycloakId) })),
  );
}
