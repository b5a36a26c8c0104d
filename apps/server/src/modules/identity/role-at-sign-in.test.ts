import { afterAll, beforeAll, expect, test } from "vitest";
import { TEST_CONFIG } from "../../../test/config.ts";
import { silentLog } from "../../../test/create-test-server.ts";
import { freshDatabase } from "../../../test/database.ts";
import { manualClock } from "../../../test/manual-clock.ts";
import type { Config } from "../../config.ts";
import type { Database } from "../../platform/database/database.ts";
import type { SignedInPerson } from "../../platform/identity/relying-party.ts";
import { mirrorUser } from "../users/users-repository.ts";
import { roleAtSignIn } from "./role-at-sign-in.ts";

const ISSUER = { issuer: "https://idp.example/realms/hotseat", clientId: "hotseat", clientSecret: "s" };
const EXTERNAL: Config = { ...TEST_CONFIG, oidc: ISSUER, adminEmail: "petra@work.example" };
const KEYCLOAK: Config = { ...EXTERNAL, keycloakAdmin: { clientId: "admin", clientSecret: "s" } };
const PETRA: SignedInPerson = {
  subject: "petra",
  email: "Petra@Work.example",
  emailVerified: true,
  fullName: "Petra Admin",
  language: null,
  role: null,
  idToken: null,
};

let database: Database;
beforeAll(async () => {
  database = await freshDatabase(silentLog);
});
afterAll(() => database.close());

const role = (config: Config, person: SignedInPerson) => database.transaction((tx) => roleAtSignIn(tx, config, person));

test.each([
  ["the verified address in ADMIN_EMAIL becomes platform administrator (AS-1.4)", EXTERNAL, PETRA, "platform_admin"],
  ["the address in ADMIN_EMAIL, not verified, does not", EXTERNAL, { ...PETRA, emailVerified: false }, null],
  ["another address does not", EXTERNAL, { ...PETRA, email: "ana@work.example" }, null],
  ["the built-in provider gives no role", { ...EXTERNAL, oidc: null }, { ...PETRA, role: "user" as const }, null],
  [
    "a realm role of Keycloak wins (AS-4.2)",
    KEYCLOAK,
    { ...PETRA, email: "a@b.example", role: "user" as const },
    "user",
  ],
  [
    "a role sent by another issuer does not count",
    EXTERNAL,
    { ...PETRA, email: "a@b.example", role: "user" as const },
    null,
  ],
])("the role at the sign-in: %s", async (_title, config, person, given) =>
  expect(await role(config, person)).toBe(given),
);

test("ADMIN_EMAIL makes nobody administrator once there is one (AS-1.4)", async () => {
  await mirrorUser(database.db, manualClock(), { ...PETRA, role: await role(EXTERNAL, PETRA) });
  expect(await role(EXTERNAL, { ...PETRA, subject: "second" })).toBeNull();
});
