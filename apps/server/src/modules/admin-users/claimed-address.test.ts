import { expect, test } from "vitest";
import { createTestServer } from "../../../test/create-test-server.ts";
import { networkedDirectory } from "../../../test/networked-directory.ts";
import { PEOPLE } from "../../../test/people.ts";
import { inviteInstitutionUser } from "./contract.ts";

test("an unconfirmed Keycloak account with the invited address gets no administrator's role", async () => {
  const accounts = networkedDirectory();
  const email = "claimed@example.org";
  accounts.add({ keycloakId: "mallory", email, emailVerified: false, isDisabled: false, role: null });
  const server = await createTestServer({ accounts });
  try {
    const ines = await server.signIn(PEOPLE.institutionAdmin);
    const invite = (role: "institution_admin" | "user") =>
      ines.call(inviteInstitutionUser, {
        params: { instId: 1 },
        body: { email, full_name: "Nina Roth", language: "de", role },
      });
    expect((await invite("institution_admin")).body).toMatchObject({ code: "account_exists" });
    expect((await invite("user")).status).toBe(201);
  } finally {
    await server.close();
  }
});
