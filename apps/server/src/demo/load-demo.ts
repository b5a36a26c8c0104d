import { sql } from "drizzle-orm";
import type { Deps } from "../deps.ts";
import { institutions, organisations, users } from "../modules/users/tables.ts";
import type { Db } from "../platform/database/database.ts";
import { saveAccount } from "../platform/identity/accounts.ts";
import { addDemoSession } from "./add-demo-session.ts";
import { DEMO_PASSWORD, DEMO_PEOPLE, type DemoPerson, demoId, ORGANISATIONS, type Scope } from "./people.ts";
import { DEMO_SESSIONS } from "./sessions.ts";

/** Id of the lock between instances that start together; any number. */
const DEMO_LOCK = 4_040_001;

/**
 * Loads people and sessions once, into an empty database; returns whether it did. Times count from the clock at that
 * moment.
 */
export async function loadDemo(deps: Deps): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`);
    const [someone] = await tx.select({ id: users.keycloakId }).from(users).limit(1);
    if (someone) return false;
    const scopes = await addPeople(tx);
    for (const session of DEMO_SESSIONS) await addDemoSession(tx, deps, session, scopes);
    return true;
  });
}

async function addPeople(tx: Db): Promise<ReadonlyMap<string, Scope>> {
  const places = await addOrganisations(tx);
  const scopes = new Map<string, Scope>();
  for (const person of DEMO_PEOPLE) {
    const scope = {
      organisationId: places.get(person.organisation ?? "") ?? null,
      institutionId: places.get(person.institution ?? "") ?? null,
    };
    scopes.set(person.key, scope);
    await tx.insert(users).values({
      keycloakId: demoId(person.key),
      email: person.email,
      emailVerified: true,
      fullName: person.fullName,
      shortName: person.shortName,
      language: person.language,
      timezone: "Europe/Zurich",
      role: person.role,
      ...scope,
    });
    if (person.signsIn) await addAccount(tx, person);
  }
  return scopes;
}

async function addAccount(tx: Db, person: DemoPerson): Promise<void> {
  await saveAccount(tx, {
    keycloakId: demoId(person.key),
    login: person.email,
    fullName: person.fullName,
    password: DEMO_PASSWORD,
  });
}

/** Ids by the organisation's key and the institution's name. */
async function addOrganisations(tx: Db): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const organisation of ORGANISATIONS) {
    const [created] = await tx
      .insert(organisations)
      .values({ name: organisation.name })
      .returning({ id: organisations.id });
    if (!created) continue;
    ids.set(organisation.key, created.id);
    for (const name of organisation.institutions) {
      const [institution] = await tx
        .insert(institutions)
        .values({ name, organisationId: created.id })
        .returning({ id: institutions.id });
      if (institution) ids.set(name, institution.id);
    }
  }
  return ids;
}
