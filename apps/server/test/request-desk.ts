import { afterAll, beforeAll, beforeEach } from "vitest";
import type { RoleName } from "../src/contract/roles.ts";
import { approvePendingUser, rejectPendingUser } from "../src/modules/registration/contract.requests.ts";
import { registrations } from "../src/modules/registration/tables.ts";
import { findUserByEmail } from "../src/modules/users/users-repository.ts";
import { createBuiltinDirectory } from "../src/platform/identity/builtin/builtin-directory.ts";
import type { Client } from "./client.ts";
import { createTestServer, silentLog, type TestServer } from "./create-test-server.ts";
import { freshDatabase } from "./database.ts";
import { type ManualClock, manualClock } from "./manual-clock.ts";
import { PEOPLE } from "./people.ts";
import { registerAndVerify } from "./registration.ts";

export const REASON = "We do not know this address.";

/**
 * Three administrators who decide requests for accounts. Registers the hooks of the test file; each test begins without a
 * request and has an applicant of its own.
 */
export function requestDesk() {
  let server: TestServer;
  let clock: ManualClock;
  let meanwhile: () => Promise<unknown> = async () => {};
  const given: RoleName[] = [];
  let platform: Client;
  let organisation: Client;
  let institution: Client;
  let tests = 0;

  beforeAll(async () => {
    clock = manualClock();
    const database = await freshDatabase(silentLog);
    const accounts = createBuiltinDirectory(database.db);
    const setRole = async (_keycloakId: string, role: RoleName) => {
      given.push(role);
      const now = meanwhile;
      meanwhile = async () => {};
      await now();
    };
    server = await createTestServer({ clock, database, accounts: { ...accounts, setRole } });
    platform = await server.signIn(PEOPLE.platformAdmin);
    organisation = await server.signIn(PEOPLE.organisationAdmin);
    institution = await server.signIn(PEOPLE.institutionAdmin);
  });
  afterAll(async () => {
    await server.close();
    await server.deps.database.close();
  });
  beforeEach(async () => {
    tests += 1;
    await server.deps.database.db.delete(registrations);
  });

  const personOf = async (email: string) => {
    const found = await findUserByEmail(server.deps.database.db, email);
    if (!found) throw new Error(`Nobody has the address ${email}.`);
    return found;
  };
  return {
    get server() {
      return server;
    },
    get deps() {
      return server.deps;
    },
    get platform() {
      return platform;
    },
    get organisation() {
      return organisation;
    },
    get institution() {
      return institution;
    },
    /** The address of this test's applicant. */
    get lea() {
      return `lea-${tests}@example.org`;
    },
    /** The roles that the provider was given. */
    given,
    /** Sets what happens at the provider between an approval's check and its transaction, once. */
    happensMeanwhile(work: () => Promise<unknown>) {
      meanwhile = work;
    },
    /** Registers somebody, one minute after the one before. Returns the request's id. */
    apply(email: string, form: Parameters<typeof registerAndVerify>[3] = {}) {
      clock.set(new Date(clock.now().getTime() + 60_000));
      return registerAndVerify(server.deps, server.anonymous(), email, form);
    },
    approve: (client: Client, id: string, role?: "user" | "institution_admin" | "organisation_admin") =>
      client.call(approvePendingUser, { params: { id }, body: role ? { role } : {} }),
    reject: (client: Client, id: string, reason = REASON) =>
      client.call(rejectPendingUser, { params: { id }, body: { reason } }),
    personOf,
    browserOf: async (email: string) =>
      server.signIn({ ...PEOPLE.pending, keycloakId: (await personOf(email)).keycloakId }),
  };
}
