import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { type NetworkedDirectory, networkedDirectory } from "../../../test/networked-directory.ts";
import { member } from "../../../test/people.ts";
import type { DirectoryAccount } from "../../platform/identity/account-directory.ts";
import { getMe } from "./contract.ts";
import { routes as users } from "./routes.ts";
import { watchAccounts } from "./watch-accounts.ts";

let clock: ManualClock;
let directory: NetworkedDirectory;
let server: TestServer;
let stop: () => Promise<void>;
beforeAll(async () => {
  clock = manualClock();
  directory = networkedDirectory();
  server = await createTestServer({ clock, accounts: directory, handlers: users });
  stop = watchAccounts(server.deps);
});
afterAll(async () => {
  await stop();
  await server.close();
});

const accountOf = (keycloakId: string): DirectoryAccount => ({
  keycloakId,
  email: `${keycloakId}@hotseat.example`,
  emailVerified: true,
  isDisabled: false,
  role: "user",
});

test("with Keycloak people who are signed in are asked about every 30 s: a role given there counts, a disabled person is out (AS-4.3)", async () => {
  for (const id of ["lou", "mia"]) directory.add(accountOf(id));
  const [lou, mia] = [await server.signIn(member("lou")), await server.signIn(member("mia"))];
  await directory.setRole("lou", "organisation_admin");
  await directory.setDisabled("mia", true);
  clock.advance(29_999);
  expect([(await lou.call(getMe)).body.roles, (await mia.call(getMe)).status]).toEqual([["user"], 200]);
  clock.advance(1);
  await expect.poll(async () => (await mia.call(getMe)).status).toBe(401);
  await expect.poll(async () => (await lou.call(getMe)).body.roles).toEqual(["organisation_admin"]);
});
