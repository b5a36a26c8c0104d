import { sql } from "drizzle-orm";
import type { RoleName } from "../src/contract/roles.ts";
import type { Language } from "../src/contract/viewer.ts";
import type { Deps } from "../src/deps.ts";
import { institutions, organisations, users } from "../src/modules/users/tables.ts";

export interface Person {
  readonly keycloakId: string;
  readonly fullName: string;
  readonly role: RoleName;
  readonly organisationId: number | null;
  readonly institutionId: number | null;
  readonly language: Language;
}

/** Organisation 1 has institutions 1 and 2, organisation 2 has institution 3. */
const ORGANISATIONS = [
  { id: 1, name: "Rive Gauche Academy" },
  { id: 2, name: "Alpenblick Career Services" },
];
const INSTITUTIONS = [
  { id: 1, organisationId: 1, name: "Lausanne" },
  { id: 2, organisationId: 1, name: "Genève" },
  { id: 3, organisationId: 2, name: "Bern" },
];

const person = (keycloakId: string, fullName: string, rest: Partial<Person> = {}): Person => ({
  keycloakId,
  fullName,
  role: "user",
  organisationId: 1,
  institutionId: 1,
  language: "en",
  ...rest,
});

export const PEOPLE = {
  amelie: person("amelie", "Amélie Rochat"),
  ben: person("ben", "Ben Okafor"),
  chiara: person("chiara", "Chiara Bianchi", { institutionId: 2, language: "it" }),
  /** In the other organisation. */
  dieter: person("dieter", "Dieter Weber", { organisationId: 2, institutionId: 3, language: "de" }),
  platformAdmin: person("platform-admin", "Petra Admin", {
    role: "platform_admin",
    organisationId: null,
    institutionId: null,
  }),
  organisationAdmin: person("organisation-admin", "Olivier Admin", { role: "organisation_admin", institutionId: null }),
  institutionAdmin: person("institution-admin", "Ines Admin", { role: "institution_admin" }),
  pending: person("pending", "Paul Pending", { role: "pending_user" }),
} as const satisfies Record<string, Person>;

/** One more of organisation 1, where a test needs many; their address is `<keycloakId>@hotseat.example`. */
export const member = (keycloakId: string, rest: Partial<Person> = {}): Person => person(keycloakId, keycloakId, rest);

/** The person's row, and the organisations and institutions of the tests; adding twice changes nothing. */
export async function addPerson({ database }: Deps, { keycloakId, fullName, ...rest }: Person): Promise<void> {
  const { db } = database;
  await db.insert(organisations).values(ORGANISATIONS).onConflictDoNothing();
  await db.insert(institutions).values(INSTITUTIONS).onConflictDoNothing();
  // Numbering goes on after the ids that were given here.
  for (const table of ["organisations", "institutions"])
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
    );
  await db
    .insert(users)
    .values({
      keycloakId,
      fullName,
      shortName: fullName.split(" ")[0] ?? fullName,
      email: `${keycloakId}@hotseat.example`,
      emailVerified: true,
      ...rest,
    })
    .onConflictDoNothing();
}
