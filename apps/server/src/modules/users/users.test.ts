import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { PEOPLE } from "../../../test/people.ts";
import { getMe, updateMe } from "./contract.ts";
import { routes } from "./routes.ts";
import { findUser, findUserByEmail, mirrorUser } from "./users-repository.ts";

describe("the current user", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ handlers: routes });
  });
  afterAll(() => server.close());

  test("reads their own name, role, organisation and institution", async () => {
    const amelie = await server.signIn(PEOPLE.amelie);
    const me = await amelie.call(getMe);
    expect(me.status).toBe(200);
    expect(me.body).toMatchObject({
      keycloak_id: "amelie",
      roles: ["user"],
      is_admin: false,
      organisation: { id: 1 },
      institution: { id: 1 },
      session_roles: {},
    });
  });

  test("gets an error when nobody is signed in", async () => {
    const response = await server.anonymous().call(getMe);
    expect([response.status, response.body]).toEqual([
      401,
      { code: "not_authenticated", detail: "Sign in to continue." },
    ]);
  });

  test("changes their short name and time zone, and reads them again (LS-7.25)", async () => {
    const ben = await server.signIn(PEOPLE.ben);
    const changed = await ben.call(updateMe, { body: { short_name: "  Benny ", timezone: "America/New_York" } });
    expect([changed.status, changed.body.short_name, changed.body.timezone]).toEqual([
      200,
      "Benny",
      "America/New_York",
    ]);
    expect((await ben.call(getMe)).body).toMatchObject({ short_name: "Benny", timezone: "America/New_York" });
  });

  test.each([{ timezone: "Mars/Olympus" }, { short_name: " " }, { nickname: "x" }])(
    "gets the name of the wrong field: %j",
    async (body) => {
      const ben = await server.signIn(PEOPLE.ben);
      const response = await ben.call(updateMe, { body: body as never });
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({
        code: "validation_failed",
        field_errors: { [Object.keys(body)[0] as string]: [expect.any(String)] },
      });
    },
  );

  test("has no direction controls and no invisible characters in a name, set here or by the identity provider", async () => {
    const ben = await server.signIn(PEOPLE.ben);
    const changed = await ben.call(updateMe, {
      body: { full_name: "Ben\u202E reieM\u200B", short_name: "\u2066Ben\u2069" },
    });
    expect([changed.body.full_name, changed.body.short_name]).toEqual(["Ben reieM", "Ben"]);
    expect((await ben.call(updateMe, { body: { short_name: "\u200B\u3164" } })).status).toBe(400);
    const { database, clock } = server.deps;
    const claims = { subject: "hidden", email: "h@x.example", emailVerified: false, language: null };
    await mirrorUser(database.db, clock, { ...claims, fullName: "Ha\u202Enna\u2060 Frei" });
    expect(await findUser(database.db, "hidden")).toMatchObject({ fullName: "Hanna Frei", shortName: "Hanna" });
  });

  test("has the address that the identity provider verified, also where another person claimed it before", async () => {
    const { database, clock } = server.deps;
    const signIn = (subject: string, emailVerified: boolean) =>
      mirrorUser(database.db, clock, {
        subject,
        email: "Shared@example.org",
        emailVerified,
        fullName: subject,
        language: null,
      });
    const owner = async () => (await findUserByEmail(database.db, "shared@example.org"))?.keycloakId;
    await signIn("an-impostor", false);
    expect(await owner()).toBe("an-impostor");
    await signIn("owner", true);
    expect(await owner()).toBe("owner");
    await signIn("an-impostor", false);
    expect(await owner()).toBe("owner");
    // The provider gave the address to another account.
    await signIn("the-next-owner", true);
    expect(await owner()).toBe("the-next-owner");
    expect(await findUser(database.db, "owner")).toMatchObject({ emailVerified: false });
  });
});
