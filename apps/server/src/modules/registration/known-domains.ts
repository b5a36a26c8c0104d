import { and, inArray, ne, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/database/database.ts";
import { users } from "../users/tables.ts";
import type { RegistrationRow } from "./registration-repository.ts";

/** Members with confirmed addresses that make a domain the institution's: one approval of a stranger must not. */
const MEMBERS_OF_A_DOMAIN = 3;

type Asked = Pick<RegistrationRow, "email" | "organisationId" | "institutionId">;
/** Whether the address has a domain of the place that is asked for; null where the place has no domain yet. */
export type IsKnownAddress = (request: Asked) => boolean | null;

const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1);

/** Judges the addresses of these requests in two statements, whatever their number. */
export async function knownDomains(db: Db, requests: readonly Asked[]): Promise<IsKnownAddress> {
  const idsOf = (id: (request: Asked) => number | null) => [
    ...new Set(requests.map(id).filter((found) => found !== null)),
  ];
  const institutions = await domainsBy(
    db,
    users.institutionId,
    idsOf(({ institutionId }) => institutionId),
  );
  const organisations = await domainsBy(
    db,
    users.organisationId,
    idsOf(({ institutionId, organisationId }) => (institutionId === null ? organisationId : null)),
  );
  return ({ email, institutionId, organisationId }) =>
    (institutionId === null ? organisations.get(organisationId ?? 0) : institutions.get(institutionId))?.has(
      domainOf(email),
    ) ?? null;
}

/** The domains that enough members of each place share. A place without one is missing. */
async function domainsBy(
  db: Db,
  place: AnyPgColumn,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const domains = new Map<number, Set<string>>();
  if (ids.length === 0) return domains;
  const domain = sql<string>`split_part(${users.email}, '@', 2)`;
  const rows = await db
    .select({ id: sql<number>`${place}`, domain })
    .from(users)
    .where(and(inArray(place, [...ids]), users.emailVerified, users.isActive, ne(users.role, "pending_user")))
    .groupBy(place, domain)
    .having(sql`count(*) >= ${MEMBERS_OF_A_DOMAIN}`);
  for (const row of rows) domains.set(row.id, (domains.get(row.id) ?? new Set()).add(row.domain));
  return domains;
}
