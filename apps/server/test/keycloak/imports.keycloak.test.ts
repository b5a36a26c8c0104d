import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startBatch, undoBatch } from "../../src/modules/user-batches/contract.ts";
import { systemClock } from "../../src/platform/clock/system-clock.ts";
import type { AccountDirectory } from "../../src/platform/identity/account-directory.ts";
import { createKeycloakDirectory } from "../../src/platform/identity/keycloak/keycloak-directory.ts";
import { importPeople, readBatch, sendRows, workAll } from "../batches.ts";
import type { Client } from "../client.ts";
import { createTestServer, type TestServer } from "../create-test-server.ts";
import { PEOPLE } from "../people.ts";

const KEYCLOAK = process.env.HOTSEAT_TEST_KEYCLOAK ?? "";
const WARM_WITHIN_MS = 200_000;
const ROWS = 200;
/** Keycloak takes about ten calls for each account, on a machine that may be busy. */
const SLOW_MS = 600_000;
const LEASE_OVER_MS = 25_000;

let server: TestServer;
let accounts: AccountDirectory;
let admin: Client;
beforeAll(async () => {
  const oidc = {
    issuer: `${KEYCLOAK}/realms/hotseat`,
    clientId: "hotseat",
    clientSecret: "for-development-only-hotseat",
  };
  const keycloakAdmin = { clientId: "hotseat-admin", clientSecret: "for-development-only-hotseat-admin" };
  accounts = createKeycloakDirectory(oidc, keycloakAdmin, systemClock);
  server = await createTestServer({ clock: systemClock, config: { oidc, keycloakAdmin }, accounts });
  admin = await server.signIn(PEOPLE.institutionAdmin);
  const within = { timeout: WARM_WITHIN_MS, interval: 1000 };
  await vi.waitFor(() => accounts.findByEmail("nobody@hotseat.example"), within);
}, WARM_WITHIN_MS);
afterAll(() => server.close());

const rowsOf = (prefix: string) =>
  Array.from({ length: ROWS }, (_none, index) => ({
    email: `${prefix}-${index}@school.example`,
    full_name: `Person ${index}`,
    role: index % 10 === 0 ? "institution_admin" : "user",
  }));
const secondsSince = (from: number): string => ((performance.now() - from) / 1000).toFixed(1);
const accountsOf = (prefix: string) => accounts.findManyByEmail(rowsOf(prefix).map(({ email }) => email));

test(
  "200 rows have their accounts and roles at Keycloak, and the undo removes them (BE-S.14)",
  async ({ signal }) => {
    const from = performance.now();
    const { batch } = await importPeople({ client: admin, deps: server.deps }, { instId: 1 }, rowsOf("kc"), { signal });
    console.info(`${ROWS} rows imported in ${secondsSince(from)} s.`);
    expect(batch).toMatchObject({ status: "finished", totals: { created: ROWS, failed: 0 } });
    const made = await accountsOf("kc");
    expect(made.size).toBe(ROWS);
    expect([...made.values()].filter(({ role }) => role === "institution_admin")).toHaveLength(ROWS / 10);
    expect([...made.values()].every(({ emailVerified, isDisabled }) => !emailVerified && !isDisabled)).toBe(true);
    await admin.call(undoBatch, { params: { batchId: batch.id } });
    const undoneFrom = performance.now();
    await workAll(server.deps, signal);
    console.info(`${ROWS} rows undone in ${secondsSince(undoneFrom)} s.`);
    expect((await readBatch(admin, batch.id)).batch.undo).toEqual({ removed: ROWS, restored: 0, kept: 0 });
    expect((await accountsOf("kc")).size).toBe(0);
  },
  SLOW_MS,
);

test(
  "all_or_nothing broken down after Keycloak made half of the accounts is complete in the end (BE-S.14)",
  async ({ signal }) => {
    const id = await sendRows(admin, { instId: 1 }, rowsOf("half"));
    const body = { policy: "all_or_nothing", send_invitations: false } as const;
    await admin.call(startBatch, { params: { batchId: id }, body });
    const breaking: AccountDirectory = {
      ...accounts,
      async createMany(wanted) {
        await accounts.createMany(wanted.slice(0, wanted.length / 2));
        throw new Error("Killed");
      },
    };
    await expect(workAll({ ...server.deps, accounts: breaking }, signal)).rejects.toThrow("Killed");
    expect((await accountsOf("half")).size).toBe(ROWS / 4);
    const later = { ...systemClock, now: () => new Date(Date.now() + LEASE_OVER_MS) };
    await workAll({ ...server.deps, clock: later }, signal);
    expect((await readBatch(admin, id)).batch).toMatchObject({ status: "finished", totals: { created: ROWS } });
    expect((await accountsOf("half")).size).toBe(ROWS);
    await admin.call(undoBatch, { params: { batchId: id } });
    await workAll({ ...server.deps, clock: later }, signal);
    expect((await accountsOf("half")).size).toBe(0);
  },
  SLOW_MS,
);
