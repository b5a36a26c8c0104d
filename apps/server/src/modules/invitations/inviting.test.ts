import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson, member, PEOPLE } from "../../../test/people.ts";
import { OFFER } from "../../../test/sessions.ts";
import { events } from "../../ledger/tables.ts";
import { findAttendeeOf } from "../attendees/attendee-repository.ts";
import { approveJoinRequest, requestJoin } from "../attendees/contract.requests.ts";
import { joinSession, listAttendees, removeAttendee } from "../attendees/contract.ts";
import { getFeedbackSummary } from "../evaluations/contract.feedback.ts";
import { blockAttendee } from "../safety/contract.ts";
import { listMine } from "../sessions/contract.catalogue.ts";
import { createSession, endSession, getSession, startSession } from "../sessions/contract.ts";
import { invite, listInvitations, withdrawInvitation } from "./contract.ts";
import { insertInvitation } from "./invitation-repository.ts";
import { MAX_INVITATIONS, MAX_PENDING_INVITATIONS } from "./policy.ts";

const addressOf = (key: string) => `${key}@hotseat.example`;

describe("inviting to a session", () => {
  let server: TestServer;
  let amelie: Client;
  beforeAll(async () => {
    server = await createTestServer({ handlers: ALL_ROUTES });
    amelie = await server.signIn(PEOPLE.amelie);
  });
  afterAll(() => server.close());
  const offer = async (rest: object = {}) => ({
    id: (await amelie.call(createSession, { body: { ...OFFER, capacity: 3, access_level: "CLOSED", ...rest } })).body
      .id,
  });
  const inviteTo = (params: { id: number }, email: string, role?: "observer") =>
    amelie.call(invite, { params, body: { email, ...(role && { role }) } });
  const placeOf = async (params: { id: number }, key: string) =>
    (await findAttendeeOf(server.deps.database.db, params.id, key))?.status ?? null;

  test("responds, lists and notifies leaders the same way whether or not the address has an account (LS-D2.3)", async () => {
    const params = await offer();
    await addPerson(server.deps, PEOPLE.ben);
    const known = await inviteTo(params, "Ben@Hotseat.example");
    const unknown = await inviteTo(params, "nobody@hotseat.example");
    const like = ({ status, body, headers }: typeof known) => ({
      status,
      body: { ...body, id: 0, email: "" },
      headers: Object.keys(headers),
    });
    expect(like(known)).toEqual(like(unknown));
    expect(known).toMatchObject({
      status: 201,
      body: { email: addressOf("ben"), role: "participant", status: "pending" },
    });
    const listed = (await amelie.call(listInvitations, { params })).body;
    expect(listed).toMatchObject({ count: 2, results: [unknown.body, known.body] });
    const { db } = server.deps.database;
    const sent = await db
      .select()
      .from(events)
      .where(eq(events.stream, `session:${params.id}`));
    expect(sent.filter(({ type }) => type !== "invitation.update" && type !== "schedule.update")).toEqual([]);
    expect(
      sent.filter(({ type }) => type === "invitation.update").map(({ data, visibleTo }) => ({ data, visibleTo })),
    ).toEqual(
      [known, unknown].map(({ body }) => ({
        data: { session_id: params.id, invitation_id: body.id, status: "pending" },
        visibleTo: { kind: "authorities" },
      })),
    );
    expect((await amelie.call(listAttendees, { params })).body.count).toBe(1);
    expect((await amelie.call(getSession, { params })).body.people).toHaveLength(1);
  });

  test("shows the invited person the session with the action Accept, in any organisation (LS-D2.2, LS-D2.3)", async () => {
    const params = await offer({ visibility: "institution" });
    const dieter = await server.signIn(PEOPLE.dieter);
    expect((await dieter.call(getSession, { params })).status).toBe(404);
    const invited = await inviteTo(params, addressOf("dieter"), "observer");
    expect((await dieter.call(getSession, { params })).body).toMatchObject({
      my_status: "INVITED",
      my_invitation: { id: invited.body.id, role: "observer" },
      view: { state: "INVITED", cta: { action: "ACCEPT" } },
    });
    const mine = (await dieter.call(listMine, {})).body.results.map(({ id }) => id);
    expect(mine).toContain(params.id);
    const sent = await server.deps.database.db.select().from(events).where(eq(events.stream, "user:dieter"));
    expect(sent.map(({ type, data }) => [type, data])).toEqual([
      ["invitation.update", { session_id: params.id, invitation_id: invited.body.id, status: "pending" }],
      ["private.notification", { notification_id: expect.any(String), kind: "session_invited", session_id: params.id }],
    ]);
  });

  test("is for host and owner, of a session that is not over, and once for each address (LS-D2.3)", async () => {
    const params = await offer({ observers_allowed: false, access_level: "OPEN" });
    const ben = await server.signIn(PEOPLE.ben);
    await ben.call(joinSession, { params, body: {} });
    const body = { email: "x@hotseat.example" } as const;
    expect((await ben.call(invite, { params, body })).body).toMatchObject({ code: "permission_denied" });
    expect((await ben.call(listInvitations, { params })).body).toMatchObject({ code: "permission_denied" });
    expect((await inviteTo(params, addressOf("amelie"))).body).toMatchObject({ code: "not_about_yourself" });
    expect((await inviteTo(params, body.email, "observer")).body).toMatchObject({ code: "observers_not_allowed" });
    expect((await inviteTo(params, body.email)).status).toBe(201);
    expect((await inviteTo(params, "X@HOTSEAT.example")).body).toMatchObject({ code: "already_invited" });
    expect((await inviteTo(params, "no address")).body).toMatchObject({
      field_errors: { email: [expect.any(String)] },
    });
    await amelie.call(startSession, { params });
    expect((await inviteTo(params, "y@hotseat.example")).status).toBe(201);
    await amelie.call(endSession, { params });
    expect((await inviteTo(params, "z@hotseat.example")).body).toMatchObject({ code: "session_over" });
  });

  test("has a limit for pending invitations and for all", async () => {
    const { db } = server.deps.database;
    const fill = async (params: { id: number }, amount: number, status: "pending" | "withdrawn") => {
      for (let number = 0; number < amount; number += 1)
        await insertInvitation(db, {
          sessionId: params.id,
          address: `p${number}@hotseat.example`,
          seat: "participant",
          status,
          createdAt: server.deps.clock.now(),
        });
    };
    const [pending, withdrawn] = [await offer(), await offer()];
    await fill(pending, MAX_PENDING_INVITATIONS - 1, "pending");
    await fill(withdrawn, MAX_INVITATIONS - 1, "withdrawn");
    for (const params of [pending, withdrawn]) {
      expect((await inviteTo(params, "last@hotseat.example")).status).toBe(201);
      expect((await inviteTo(params, "more@hotseat.example")).body).toMatchObject({ code: "invitations_full" });
    }
  });

  test("can be withdrawn until it is answered; a repeated call returns the same (LS-D2.2, LS-D2.3)", async () => {
    const params = await offer();
    const chiara = await server.signIn(PEOPLE.chiara);
    const { id: invitationId } = (await inviteTo(params, addressOf("chiara"))).body;
    const inInvitation = { params: { ...params, invitationId } };
    expect((await chiara.call(withdrawInvitation, inInvitation)).body).toMatchObject({ code: "not_attending" });
    const elsewhere = { params: { ...(await offer()), invitationId } };
    expect((await amelie.call(withdrawInvitation, elsewhere)).body).toMatchObject({ code: "invitation_not_found" });
    expect((await amelie.call(withdrawInvitation, inInvitation)).status).toBe(204);
    expect((await amelie.call(withdrawInvitation, inInvitation)).status).toBe(204);
    expect(await placeOf(params, "chiara")).toBe("CANCELLED");
    expect((await chiara.call(joinSession, { params, body: {} })).body).toMatchObject({ code: "session_closed" });
    expect((await inviteTo(params, addressOf("chiara"))).status).toBe(201);
    expect((await chiara.call(joinSession, { params, body: {} })).status).toBe(201);
    const [accepted] = (await amelie.call(listInvitations, { params })).body.results;
    expect(accepted).toMatchObject({ status: "accepted", settled_at: expect.any(String) });
    const settled = { params: { ...params, invitationId: accepted?.id as number } };
    expect((await amelie.call(withdrawInvitation, settled)).body).toMatchObject({ code: "invitation_settled" });
  });

  test("gives no place to a blocked or removed person; the response is the same (LS-D2.3)", async () => {
    const params = await offer({ access_level: "OPEN" });
    const kept = await server.signIn(member("kept"));
    const gone = await server.signIn(member("gone"));
    const other = await offer({ access_level: "OPEN" });
    const met = (await kept.call(joinSession, { params: other, body: {} })).body;
    await amelie.call(blockAttendee, { params: { ...other, attendeeId: met.id } });
    const seat = (await gone.call(joinSession, { params, body: {} })).body;
    await amelie.call(removeAttendee, { params: { ...params, attendeeId: seat.id } });
    for (const key of ["kept", "gone"])
      expect(await inviteTo(params, addressOf(key))).toMatchObject({ status: 201, body: { status: "pending" } });
    expect([await placeOf(params, "kept"), await placeOf(params, "gone")]).toEqual([null, "CANCELLED"]);
  });

  test("leaves a person who asked for a seat an asker; approving the request does not reveal the address (LS-D2.2, LS-D2.3)", async () => {
    const params = await offer();
    const asker = await server.signIn(member("asks"));
    const asked = (await asker.call(requestJoin, { params, body: {} })).body;
    await inviteTo(params, addressOf("asks"));
    expect(await placeOf(params, "asks")).toBe("PENDING");
    await amelie.call(approveJoinRequest, { params: { ...params, requestId: asked.id } });
    expect((await amelie.call(listInvitations, { params })).body.results).toMatchObject([{ status: "pending" }]);
  });

  test("no id of a place reveals whether an address has an account (LS-D2.3)", async () => {
    await addPerson(server.deps, member("known"));
    const sent = async (address: string) => {
      const params = await offer();
      const own = (await amelie.call(getSession, { params })).body.my_attendee_id ?? 0;
      await inviteTo(params, address);
      const place = { ...params, attendeeId: own + 1 };
      const feedback = await amelie.call(getFeedbackSummary, { params: { ...params, evaluateeId: own + 1 } });
      const removal = await amelie.call(removeAttendee, { params: place });
      const { results } = (await amelie.call(listInvitations, { params })).body;
      const next = (await amelie.call(getSession, { params: await offer() })).body.my_attendee_id ?? 0;
      const answers = [feedback, removal].map(({ status, body }) => [status, (body as { code?: string }).code]);
      return { answers, statuses: results.map(({ status }) => status), gap: next - own };
    };
    const unknown = await sent("nobody.has.this@hotseat.example");
    expect(await sent(addressOf("known"))).toEqual(unknown);
    expect(unknown).toEqual({
      answers: [
        [403, "permission_denied"],
        [404, "attendee_not_found"],
      ],
      statuses: ["pending"],
      gap: 2,
    });
  });
});
