import { and, inArray, ne, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/database/database.ts";
import { users } from "../users/tables.ts";
import type { RegistrationRow } from "./registration-repository.ts";

/** Members with a confirmed address from which their domains say something about an institution. */
const MEMBERS_TO_JUDGE = 3;

type Asked = Pick<RegistrationRow, "email" | "organisationId" | "institutionId">;
/** Whether members of the place that is asked for have addresses of the same domain; null where too few have one. */
export type IsKnownAddress = (request: Asked) => boolean | null;

interface Members {
  readonly all: number;
  readonly domains: ReadonlySet<string>;
}

const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1);

/** Judges the addresses of these requests in two statements, whatever their number. */
export async function knownDomains(db: Db, requests: readonly Asked[]): Promise<IsKnownAddress> {
  const domains = [...new Set(requests.map(({ email }) => domainOf(email)))];
  const idsOf = (id: (request: Asked) => number | null) => [
    ...new Set(requests.map(id).filter((found) => found !== null)),
  ];
  const institutions = await membersBy(
    db,
    users.institutionId,
    idsOf(({ institutionId }) => institutionId),
    domains,
  );
  const organisations = await membersBy(
    db,
    users.organisationId,
    idsOf(({ institutionId, organisationId }) => (institutionId === null ? organisationId : null)),
    domains,
  );
  return ({ email, institutionId, organisationId }) => {
    const members = institutionId === null ? organisations.get(organisationId ?? 0) : institutions.get(institutionId);
    if (members?.domains.has(domainOf(email))) return true;
    return (members?.all ?? 0) < MEMBERS_TO_JUDGE ? null : false;
  };
}

async function membersBy(
  db: Db,
  place: AnyPgColumn,
  ids: readonly number[],
  domains: readonly string[],
): Promise<ReadonlyMap<number, Members>> {
  if (ids.length === 0) return new Map();
  const domain = sql<string>`split_part(${users.email}, '@', 2)`;
  const rows = await db
    .select({
      id: sql<number>`${place}`,
      all: sql<number>`count(*)::int`,
      domains: sql<
        string[]
      >`coalesce(array_agg(distinct ${domain}) filter (where ${inArray(domain, [...domains])}), '{}')`,
    })
    .from(users)
    .where(and(inArray(place, [...ids]), users.emailVerified, users.isActive, ne(users.role, "pending_user")))
    .groupBy(place);
  return new Map(rows.map(({ id, all, domains: found }) => [id, { all, domains: new Set(found) }]));
}
