import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { manualClock } from "../../../test/manual-clock.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson, member, PEOPLE } from "../../../test/people.ts";
import { OFFER } from "../../../test/sessions.ts";
import { INVITATIONS } from "../../platform/quota/quota.ts";
import { joinSession, removeAttendee } from "../attendees/contract.ts";
import { mailOutbox } from "../mail/tables.ts";
import { blockAttendee } from "../safety/contract.ts";
import { createSession } from "../sessions/contract.ts";
import { invite, withdrawInvitation } from "./contract.ts";

const HOUR_MS = 3_600_000;
const addressOf = (key: string) => `${key}@hotseat.example`;

const clock = manualClock();
let server: TestServer;
let amelie: Client;
beforeAll(async () => {
  server = await createTestServer({ clock, handlers: ALL_ROUTES, config: { rateLimitPerMinute: 100_000 } });
  amelie = await server.signIn(PEOPLE.amelie);
});
afterAll(() => server.close());

const offer = async (rest: object = {}) => ({
  id: (await amelie.call(createSession, { body: { ...OFFER, language: "it", ...rest } })).body.id,
});
const inviteTo = (params: { id: number }, email: string) => amelie.call(invite, { params, body: { email } });
const mailsTo = (address: string) =>
  server.deps.database.db.select().from(mailOutbox).where(eq(mailOutbox.address, address));

test("an invited person gets a mail in their language, an address without an account one in the session's (AS-7.11, AS-8.8)", async () => {
  await addPerson(server.deps, PEOPLE.dieter);
  const params = await offer();
  await inviteTo(params, "Dieter@hotseat.example");
  await inviteTo(params, "nobody@hotseat.example");
  const data = {
    sessionId: params.id,
    start: OFFER.start_time,
    durationMinutes: OFFER.duration_minutes,
    spoken: "it",
    timeZone: "Europe/Zurich",
    inviter: PEOPLE.amelie.fullName,
    path: `/home?session=${params.id}`,
  };
  expect(await mailsTo(addressOf("dieter"))).toMatchObject([
    { kind: "session_invited", keycloakId: "dieter", language: "de", data: { ...data, workshop: "Die STAR-Methode" } },
  ]);
  expect(await mailsTo("nobody@hotseat.example")).toMatchObject([
    { kind: "session_invited", keycloakId: null, language: "it", data: { ...data, workshop: "Il metodo STAR" } },
  ]);
});

test("an invitation that is withdrawn before its mail is sent sends none; one after it leaves the sent mail", async () => {
  const params = await offer();
  for (const [key, status] of [["waits", "waiting"] as const, ["sent", "sent"] as const]) {
    const { id: invitationId } = (await inviteTo(params, addressOf(key))).body;
    await server.deps.database.db
      .update(mailOutbox)
      .set({ status })
      .where(eq(mailOutbox.address, addressOf(key)));
    await amelie.call(withdrawInvitation, { params: { ...params, invitationId } });
  }
  expect([(await mailsTo(addressOf("waits"))).length, (await mailsTo(addressOf("sent"))).length]).toEqual([0, 1]);
});

test("a person who has a seat, was removed, or is kept apart by a block gets no mail; the response is the same", async () => {
  const [params, other] = [await offer(), await offer()];
  const keys = ["seated", "gone", "kept"] as const;
  for (const key of keys) {
    const client = await server.signIn(member(key));
    const place = key === "kept" ? other : params;
    const { id: attendeeId } = (await client.call(joinSession, { params: place, body: {} })).body;
    if (key === "gone") await amelie.call(removeAttendee, { params: { ...params, attendeeId } });
    if (key === "kept") await amelie.call(blockAttendee, { params: { ...other, attendeeId } });
  }
  for (const key of keys) {
    expect(await inviteTo(params, addressOf(key))).toMatchObject({ status: 201, body: { status: "pending" } });
    expect(await mailsTo(addressOf(key))).toEqual([]);
  }
});

test("the 51st invitation of a person within a day, over all sessions, waits until the day is over (AS-8.8)", async () => {
  const ben = await server.signIn(PEOPLE.ben);
  const create = () => ben.call(createSession, { body: OFFER });
  const sessions = [(await create()).body.id, (await create()).body.id];
  const send = (number: number) =>
    ben.call(invite, { params: { id: sessions[number % 2] as number }, body: { email: addressOf(`n${number}`) } });
  for (let number = 0; number < INVITATIONS.uses; number += 1) expect((await send(number)).status).toBe(201);
  expect(INVITATIONS.uses).toBe(50);
  clock.advance(23 * HOUR_MS);
  const refused = await send(50);
  expect([refused.status, refused.body]).toMatchObject([429, { code: "too_many_requests" }]);
  const rest = Number(refused.headers["retry-after"]);
  expect(rest).toBeGreaterThan(0);
  expect(rest).toBeLessThanOrEqual(HOUR_MS / 1000);
  expect(await mailsTo(addressOf("n50"))).toEqual([]);
  expect((await inviteTo(await offer({ start_time: "2026-12-01T10:00:00.000Z" }), addressOf("n50"))).status).toBe(201);
});
