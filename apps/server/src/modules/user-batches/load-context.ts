import { eq, sql } from "drizzle-orm";
import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { institutions, organisations, users } from "../users/tables.ts";
import { toViewer } from "../users/users-repository.ts";
import type { BatchRow } from "./batch-repository.ts";
import type { Places } from "./place-row.ts";
import { type KnownPerson, type Plan, type PlanContext, planRow, type RowToPlan } from "./plan-row.ts";
import type { BatchScope } from "./policy.ts";
import { nameKey } from "./read-row.ts";

/** The organisations and institutions of a scope; two statements. */
export async function loadPlaces(db: Db, scope: BatchScope): Promise<Places> {
  const [inOrganisations, inInstitutions] = [
    await db
      .select({ id: organisations.id, name: organisations.name })
      .from(organisations)
      .where(scope.organisationId === null ? undefined : eq(organisations.id, scope.organisationId)),
    await db
      .select({ id: institutions.id, name: institutions.name, organisationId: institutions.organisationId })
      .from(institutions)
      .where(
        scope.institutionId !== null
          ? eq(institutions.id, scope.institutionId)
          : scope.organisationId === null
            ? undefined
            : eq(institutions.organisationId, scope.organisationId),
      ),
  ];
  return {
    organisations: new Map(inOrganisations.map(({ id, name }) => [nameKey(name), id])),
    institutions: Map.groupBy(inInstitutions, ({ name }) => nameKey(name)),
    organisationNames: new Map(inOrganisations.map(({ id, name }) => [id, name])),
    institutionNames: new Map(inInstitutions.map(({ id, name }) => [id, name])),
  };
}

/**
 * The owners of these addresses, and the administrator, in one statement. An address belongs to the person for whom the
 * provider verified it, else to the first person with it.
 */
async function loadPeople(db: Db, emails: readonly string[], administrator: string) {
  const rows = await db
    .select()
    .from(users)
    .where(
      sql`${users.email} in (select json_array_elements_text(${JSON.stringify(emails)}::json)) or ${users.keycloakId} = ${administrator}`,
    )
    .orderBy(sql`${users.emailVerified} desc, ${users.createdAt}, ${users.keycloakId}`);
  const people = new Map<string, KnownPerson>();
  for (const row of rows) if (!people.has(row.email)) people.set(row.email, row);
  const own = rows.find(({ keycloakId }) => keycloakId === administrator);
  const viewer: Viewer | null = own?.isActive ? toViewer(own) : null;
  return { people, viewer };
}

/** The administrator as they are now, unchanged until commit; null for a disabled account. One statement. */
export async function lockImporter(tx: Db, administrator: string): Promise<Viewer | null> {
  const [own] = await tx.select().from(users).where(eq(users.keycloakId, administrator)).for("share");
  return own?.isActive ? toViewer(own) : null;
}

/** Judges rows as the database and the provider are now; two statements with the built-in provider. */
export async function planRows(
  { database, accounts }: Pick<Deps, "database" | "accounts">,
  batch: BatchRow,
  places: Places,
  rows: readonly RowToPlan[],
): Promise<{ plans: Plan[]; viewer: Viewer | null }> {
  const emails = [...new Set(rows.map(({ email }) => email))];
  const { people, viewer } = await loadPeople(database.db, emails, batch.keycloakId);
  const unknown = emails.filter((email) => email.includes("@") && !people.has(email));
  const atProvider = unknown.length > 0 && accounts ? await accounts.findManyByEmail(unknown) : new Map();
  const context: PlanContext = { scope: batch, viewer, places, people, accounts: atProvider };
  return { plans: rows.map((row) => planRow(row, context)), viewer };
}
