import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { addPerson, PEOPLE } from "../../../test/people.ts";
import { FORM, PASSWORD, tokenMailedTo } from "../../../test/registration.ts";
import { findAccountByLogin, isPasswordOf, saveAccount } from "../../platform/identity/accounts.ts";
import { inviteInstitutionUser } from "../admin-users/contract.ts";
import {
  completeVerification,
  createFirstAdministrator,
  forgotPassword,
  registerPerson,
  resetPassword,
} from "./contract.ts";
import { firstAdministratorLink } from "./first-administrator-link.ts";

const PASSWORDS = ["seven grey herons at dusk", "nine red foxes at dawn"] as const;
const EMAIL = "nina@example.org";
const { language, full_name, short_name } = FORM;
const CLAIM_MS = 60_000;

type Used = { readonly status: number; readonly body: unknown };
interface Link {
  readonly email: string;
  use(password: string): Promise<Used>;
}

describe("one link used at once with two passwords", () => {
  let server: TestServer;
  let clock: ManualClock;
  /** Runs before the account's first write, once. */
  let beforeWrite: () => Promise<unknown>;
  beforeEach(async () => {
    clock = manualClock();
    beforeWrite = async () => {};
    server = await createTestServer({ clock });
    const { accounts } = server.deps;
    if (!accounts) throw new Error("The test server has no directory of accounts.");
    const { create, setPassword } = accounts;
    const once = async () => {
      const work = beforeWrite;
      beforeWrite = async () => {};
      await work();
    };
    accounts.create = async (account) => {
      if (account.password !== null) await once();
      return create(account);
    };
    accounts.setPassword = async (keycloakId, password) => {
      await once();
      return setPassword(keycloakId, password);
    };
  });
  afterEach(() => server.close());

  const anybody = () => server.anonymous();
  const verify = (token: string) => (password: string) =>
    anybody().call(completeVerification, { body: { token, password } });

  const LINKS: Record<string, () => Promise<Link>> = {
    "a registration": async () => {
      // The form names an organisation and an institution, which come with their people.
      await addPerson(server.deps, PEOPLE.institutionAdmin);
      expect((await anybody().call(registerPerson, { body: { ...FORM, email: EMAIL } })).status).toBe(202);
      return { email: EMAIL, use: verify(await tokenMailedTo(server.deps, EMAIL, "verify_address")) };
    },
    "an invitation": async () => {
      const admin = await server.signIn(PEOPLE.institutionAdmin);
      const body = { email: EMAIL, full_name: "Nina Roth", language, role: "user" } as const;
      await admin.call(inviteInstitutionUser, { params: { instId: 1 }, body });
      return { email: EMAIL, use: verify(await tokenMailedTo(server.deps, EMAIL, "account_invited")) };
    },
    "a new password": async () => {
      const email = "ben@hotseat.example";
      await server.signIn(PEOPLE.ben);
      const { keycloakId, fullName } = PEOPLE.ben;
      await saveAccount(server.deps.database.db, { keycloakId, login: email, fullName, password: PASSWORD });
      await anybody().call(forgotPassword, { body: { email } });
      const token = await tokenMailedTo(server.deps, email, "reset_password");
      return { email, use: (password) => anybody().call(resetPassword, { body: { token, password } }) };
    },
    "the first administrator": async () => {
      const token = (await firstAdministratorLink(server.deps))?.split("#")[1] ?? "";
      const form = { email: EMAIL, full_name, short_name, language, token };
      return {
        email: EMAIL,
        use: (password) => anybody().call(createFirstAdministrator, { body: { ...form, password } }),
      };
    },
  };
  const codeOf = ({ status, body }: Used) => (status === 204 ? "won" : (body as { code: string }).code);
  /** The ones of these passwords that the account has. */
  const working = async (email: string) => {
    const { db } = server.deps.database;
    const account = await findAccountByLogin(db, email);
    const found: string[] = [];
    for (const password of PASSWORDS)
      if (await isPasswordOf(db, account?.keycloakId ?? "", password)) found.push(password);
    return found;
  };

  describe.each(Object.keys(LINKS))("for %s", (kind) => {
    const open = () => (LINKS[kind] as () => Promise<Link>)();

    test("has one winner, whose password works; the other gets link_invalid", async () => {
      const { email, use } = await open();
      const responses = await Promise.all(PASSWORDS.map(use));
      const codes = responses.map(codeOf);
      expect([...codes].sort()).toEqual(["link_invalid", "won"]);
      expect(await working(email)).toEqual([PASSWORDS[codes.indexOf("won")]]);
    });

    test("refuses a use between another's claim and its password", async () => {
      const { email, use } = await open();
      let between: string | undefined;
      beforeWrite = async () => {
        between = codeOf(await use(PASSWORDS[1]));
      };
      expect([codeOf(await use(PASSWORDS[0])), between]).toEqual(["won", "link_invalid"]);
      expect(await working(email)).toEqual([PASSWORDS[0]]);
    });

    test("works again at once after the provider failed, and a minute after a crash", async () => {
      const { email, use } = await open();
      beforeWrite = async () => {
        throw new Error("The provider does not answer.");
      };
      expect((await use(PASSWORDS[0])).status).toBe(500);
      let later: string | undefined;
      beforeWrite = async () => {
        clock.set(new Date(clock.now().getTime() + CLAIM_MS + 1));
        later = codeOf(await use(PASSWORDS[1]));
        throw new Error("The call gets no further than its claim, as in a crash.");
      };
      expect([(await use(PASSWORDS[0])).status, later]).toEqual([500, "won"]);
      expect(await working(email)).toEqual([PASSWORDS[1]]);
    });
  });
});
