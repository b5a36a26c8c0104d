import { eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { addPerson, member, PEOPLE } from "../../../test/people.ts";
import { FORM, mailsTo } from "../../../test/registration.ts";
import { users } from "../users/tables.ts";
import { forgotPassword, registerPerson, resendVerification } from "./contract.ts";

/** One address of each standing. */
const STANDINGS = ["free", "known", "refused", "invited", "disabled"] as const;
const addressOf = (standing: string): string => `${standing}@hotseat.example`;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await addPerson(server.deps, PEOPLE.amelie);
  const changed = {
    known: {},
    refused: { isActive: false, role: "pending_user" },
    invited: { emailVerified: false },
    disabled: { isActive: false },
  } as const;
  for (const [standing, fields] of Object.entries(changed)) {
    await addPerson(server.deps, member(standing));
    const row = { email: addressOf(standing), emailVerified: true, ...fields };
    await server.deps.database.db.update(users).set(row).where(eq(users.keycloakId, standing));
  }
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

const CALLS = {
  registerPerson: (email: string) => server.anonymous().call(registerPerson, { body: { ...FORM, email } }),
  resendVerification: (email: string) => server.anonymous().call(resendVerification, { body: { email } }),
  forgotPassword: (email: string) => server.anonymous().call(forgotPassword, { body: { email } }),
};

test.each(Object.entries(CALLS))(
  "%s does the same work for every address before it responds: the rest comes afterwards (AS-2.4)",
  async (_name, call) => {
    let work: Array<() => Promise<void>> = [];
    vi.spyOn(server.deps.afterwards, "run").mockImplementation((_what, each) => void work.push(each));
    const asked = vi.spyOn(server.deps.accounts as NonNullable<typeof server.deps.accounts>, "findByEmail");
    const statements = vi.spyOn(pg.Client.prototype, "query");
    const before = new Map<string, unknown[]>();
    for (const standing of STANDINGS) {
      statements.mockClear();
      asked.mockClear();
      const { status } = await call(addressOf(standing));
      before.set(standing, [status, statements.mock.calls.length, asked.mock.calls.length, work.length]);
      statements.mockClear();
      for (const each of work) await each();
      expect(statements).toHaveBeenCalled();
      work = [];
    }
    const [first] = before.values();
    expect(Object.fromEntries(before)).toEqual(Object.fromEntries(STANDINGS.map((standing) => [standing, first])));
    expect(first).toEqual([202, expect.any(Number), 0, 1]);
  },
);

test("the mail is written after the response, and a failure of that work is logged", async () => {
  const logged = vi.spyOn(server.deps.log, "error");
  await CALLS.registerPerson("later@example.org");
  expect(await mailsTo(server.deps, "later@example.org")).toHaveLength(1);
  vi.spyOn(server.deps.database, "transaction").mockRejectedValueOnce(new Error("no database"));
  expect((await CALLS.registerPerson("never@example.org")).status).toBe(202);
  expect(logged).toHaveBeenCalledWith({ error: new Error("no database"), what: "registerPerson" }, expect.any(String));
});
