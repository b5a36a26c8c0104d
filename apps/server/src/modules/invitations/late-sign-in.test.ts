import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Browser } from "../../../test/browser.ts";
import { type Client, clientOf } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { PEOPLE } from "../../../test/people.ts";
import { freePort } from "../../../test/processes/server-process.ts";
import { events } from "../../ledger/tables.ts";
import { systemClock } from "../../platform/clock/system-clock.ts";
import { saveAccount } from "../../platform/identity/accounts.ts";
import { cancelRegistration, joinSession } from "../attendees/contract.ts";
import { listMine } from "../sessions/contract.catalogue.ts";
import { cancelSession, createSession } from "../sessions/contract.ts";
import { users } from "../users/tables.ts";
import { mirrorUser } from "../users/users-repository.ts";
import { acceptInvitation, invite, listInvitations, withdrawInvitation } from "./contract.ts";
import { placeSignedIn } from "./place-signed-in.ts";

describe("an invitation that is older than its person's account", () => {
  let server: TestServer;
  let amelie: Client;
  let origin: string;
  beforeAll(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    server = await createTestServer({ clock: systemClock, config: { publicUrl: origin, port }, handlers: ALL_ROUTES });
    await server.app.listen({ port, host: "127.0.0.1" });
    amelie = await server.signIn(PEOPLE.amelie);
  });
  afterAll(() => server.close());

  const offer = async (rest: object = {}) => ({
    id: (
      await amelie.call(createSession, {
        body: {
          module: "M1",
          workshop: "pitch_simple",
          language: "en",
          start_time: new Date(Date.now() + 3_600_000).toISOString(),
          duration_minutes: 60,
          capacity: 3,
          access_level: "CLOSED",
          ...rest,
        },
      })
    ).body.id,
  });
  const inviteTo = async (params: { id: number }, email: string) =>
    (await amelie.call(invite, { params, body: { email } })).body;
  async function signIn(login: string): Promise<void> {
    const browser = new Browser();
    const form = await browser.follow(`${origin}/api/v1/oidc/authenticate/?next=/home`);
    await browser.submit(form.url, { login, password: "practise" }, `${origin}/home`);
  }
  const approve = (keycloakId: string) =>
    server.deps.database.db.update(users).set({ role: "user" }).where(eq(users.keycloakId, keycloakId));
  const mirrored = (subject: string, emailVerified: boolean) =>
    mirrorUser(server.deps.database.db, server.deps.clock, {
      subject,
      email: `${subject}@hotseat.example`,
      emailVerified,
      fullName: subject,
      language: null,
    });
  const mineOf = async (key: string) => {
    const { results } = (await clientOf(server.app, server.deps, key).call(listMine, {})).body;
    return results.map(({ id, my_status }) => [id, my_status]);
  };

  test("waits until the account is approved, and is theirs from the next sign-in on (LS-D2.3)", async () => {
    const params = await offer();
    const [login, password] = ["late@hotseat.example", "practise"];
    const { id } = await inviteTo(params, "Late@hotseat.example");
    await saveAccount(server.deps.database.db, { keycloakId: "late", login, fullName: "Late Comer", password });
    await signIn(login);
    await approve("late");
    expect(await mineOf("late")).toEqual([]);
    await signIn(login);
    expect(await mineOf("late")).toEqual([[params.id, "INVITED"]]);
    await signIn(login);
    const { db } = server.deps.database;
    const sent = await db.select().from(events).where(eq(events.stream, "user:late"));
    expect(sent.map(({ type, data }) => [type, data])).toEqual([
      ["invitation.update", { session_id: params.id, invitation_id: id, status: "pending" }],
      ["private.notification", { notification_id: expect.any(String), kind: "session_invited", session_id: params.id }],
    ]);
    const leaders = await db
      .select()
      .from(events)
      .where(eq(events.stream, `session:${params.id}`));
    expect(leaders.filter(({ type }) => type === "invitation.update")).toHaveLength(1);
    const late = clientOf(server.app, server.deps, "late");
    expect((await late.call(acceptInvitation, { params: { id }, body: {} })).status).toBe(200);
  });

  test("is not for an address that the identity provider has not verified (LS-D2.3)", async () => {
    const params = await offer();
    const { id } = await inviteTo(params, "claimed@hotseat.example");
    await mirrored("claimed", false);
    await approve("claimed");
    await placeSignedIn(server.deps, "claimed");
    const claimed = clientOf(server.app, server.deps, "claimed");
    await inviteTo(await offer(), "claimed@hotseat.example");
    expect(await mineOf("claimed")).toEqual([]);
    expect((await claimed.call(acceptInvitation, { params: { id }, body: {} })).status).toBe(404);
    await mirrored("claimed", true);
    await placeSignedIn(server.deps, "claimed");
    expect(await mineOf("claimed")).toContainEqual([params.id, "INVITED"]);
  });

  test("stays theirs when their address changes (LS-D2.3)", async () => {
    const { id } = await inviteTo(await offer(), "moves@hotseat.example");
    await mirrored("moves", true);
    await approve("moves");
    await placeSignedIn(server.deps, "moves");
    const { db } = server.deps.database;
    await db.update(users).set({ email: "moved@hotseat.example" }).where(eq(users.keycloakId, "moves"));
    const moved = clientOf(server.app, server.deps, "moves");
    expect((await moved.call(acceptInvitation, { params: { id }, body: {} })).status).toBe(200);
  });

  test("stays open where they registered by themselves, and is void where the session is over (LS-D2.3)", async () => {
    const [open, over] = [await offer({ access_level: "OPEN", visibility: "platform" }), await offer()];
    await mirrored("quick", true);
    await approve("quick");
    await clientOf(server.app, server.deps, "quick").call(joinSession, { params: open, body: {} });
    await inviteTo(open, "quick@hotseat.example");
    await inviteTo(over, "quicker@hotseat.example");
    await amelie.call(cancelSession, { params: over });
    await mirrored("quicker", true);
    await approve("quicker");
    for (const key of ["quick", "quicker"]) await placeSignedIn(server.deps, key);
    const statuses = async () =>
      (await amelie.call(listInvitations, { params: open })).body.results.map(({ status }) => status);
    expect(await statuses()).toEqual(["pending"]);
    expect(await mineOf("quicker")).toEqual([]);
  });

  test("brings nobody back who gave their seat back; a person invited again has a place at once (LS-D2.3)", async () => {
    const params = await offer({ access_level: "OPEN", visibility: "platform" });
    await mirrored("leaver", true);
    await approve("leaver");
    const leaver = clientOf(server.app, server.deps, "leaver");
    await leaver.call(joinSession, { params, body: {} });
    const { id } = await inviteTo(params, "leaver@hotseat.example");
    const accept = { params: { id }, body: {} };
    expect((await leaver.call(acceptInvitation, accept)).body).toMatchObject({ code: "already_registered" });
    await leaver.call(cancelRegistration, { params });
    await placeSignedIn(server.deps, "leaver");
    expect(await mineOf("leaver")).toEqual([]);
    const { results } = (await amelie.call(listInvitations, { params })).body;
    expect(results).toMatchObject([{ id, status: "pending" }]);
    await amelie.call(withdrawInvitation, { params: { ...params, invitationId: id } });
    await inviteTo(params, "leaver@hotseat.example");
    expect(await mineOf("leaver")).toEqual([[params.id, "INVITED"]]);
  });
});
