import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OperationContract } from "../src/contract/operation.ts";
import * as adminRequests from "../src/modules/admin-requests/contract.ts";
import * as userChanges from "../src/modules/admin-users/contract.changes.ts";
import * as adminUsers from "../src/modules/admin-users/contract.ts";
import * as calendar from "../src/modules/calendar/contract.ts";
import * as devices from "../src/modules/identity/contract.devices.ts";
import * as secondFactor from "../src/modules/identity/contract.second-factor.ts";
import * as invitations from "../src/modules/invitations/contract.ts";
import * as mail from "../src/modules/mail/contract.ts";
import * as organisations from "../src/modules/organisations/contract.ts";
import * as ownData from "../src/modules/own-data/contract.ts";
import * as preferences from "../src/modules/preferences/contract.ts";
import * as requests from "../src/modules/registration/contract.requests.ts";
import * as registration from "../src/modules/registration/contract.ts";
import { cancelSession, createSession, updateSession } from "../src/modules/sessions/contract.ts";
import * as userBatches from "../src/modules/user-batches/contract.ts";
import { saveAccount } from "../src/platform/identity/accounts.ts";
import { BAD_INPUTS } from "./bad-input-table.ts";
import type { Client } from "./client.ts";
import { createTestServer, type TestServer } from "./create-test-server.ts";
import { member, PEOPLE } from "./people.ts";
import { OFFER } from "./sessions.ts";

const AREA: readonly OperationContract[] = [
  registration,
  requests,
  organisations,
  adminUsers,
  userChanges,
  adminRequests,
  userBatches,
  preferences,
  calendar,
  mail,
  devices,
  secondFactor,
  invitations,
  ownData,
  { createSession, updateSession, cancelSession },
].flatMap((noun) =>
  Object.values(noun).filter(
    (value): value is OperationContract => typeof value === "object" && value !== null && "method" in value,
  ),
);
/** A call without any input cannot be given a bad one. */
const takesInput = ({ params, query, body }: OperationContract) => [params, query, body].some((shape) => shape);

let server: TestServer;
let clients: Record<(typeof BAD_INPUTS)[number]["as"], Client>;
beforeAll(async () => {
  server = await createTestServer();
  const account = { keycloakId: "member", login: "member@hotseat.example", fullName: "M", password: "a long way home" };
  await saveAccount(server.deps.database.db, account);
  clients = {
    anybody: server.anonymous(),
    member: await server.signIn(member("member")),
    platform: await server.signIn(PEOPLE.platformAdmin),
  };
  const made = await clients.member.call(createSession, { body: OFFER });
  expect(made.body.id).toBe(1);
});
afterAll(() => server.close());

/** Tables that count tries and requests, which a refused call may change. */
const COUNTERS = ["quota_uses", "web_sessions", "login_failures"];

/** A digest of every row of every other table. */
async function digest(): Promise<Record<string, string>> {
  const { db } = server.deps.database;
  const tables = await db.execute(sql`select tablename from pg_tables where schemaname = 'public'`);
  const found: Record<string, string> = {};
  for (const { tablename } of tables.rows as Array<{ tablename: string }>) {
    if (COUNTERS.includes(tablename)) continue;
    const { rows } = await db.execute(
      sql`select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as rows from ${sql.identifier(tablename)} t`,
    );
    found[tablename] = (rows[0] as { rows: string }).rows;
  }
  return found;
}

let before: Record<string, string>;
beforeEach(async () => {
  before = await digest();
});

test.each(BAD_INPUTS.map((input) => [input.call, input] as const))(
  "bad input to %s gets its documented response, and nothing changes (AS-2.14)",
  async (call, { as, method, path, body, status, code }) => {
    const response = await clients[as].send(method, path, body);
    expect({ status: response.status, code: response.body?.code }).toEqual({ status, code });
    expect(await digest()).toEqual(before);
    const contract = AREA.find(({ id }) => id === call);
    const common = ["validation_failed", "not_found"];
    expect([...common, ...(contract?.errors ?? [])]).toContain(code);
  },
);

test("every call of the area that takes input has a row with a bad one", () => {
  const expected = AREA.filter(takesInput).map(({ id }) => id);
  expect([...new Set(BAD_INPUTS.map(({ call }) => call))].sort()).toEqual([...new Set(expected)].sort());
});
