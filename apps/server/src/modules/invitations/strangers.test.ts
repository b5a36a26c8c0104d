import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { manualClock } from "../../../test/manual-clock.ts";
import { PEOPLE } from "../../../test/people.ts";
import { mailsTo } from "../../../test/registration.ts";
import { OFFER } from "../../../test/sessions.ts";
import { ANNOUNCED_CHANGES, INVITATIONS_TO_ADDRESS } from "../../platform/quota/quota.ts";
import { type MailContent, renderMail } from "../mail/render-mail.ts";
import { createSession, updateSession } from "../sessions/contract.ts";
import { updateMe } from "../users/contract.ts";
import { users } from "../users/tables.ts";
import { invite, withdrawInvitation } from "./contract.ts";

const STRANGER = "stranger@example.org";
const clock = manualClock();
let server: TestServer;
let amelie: Client;
beforeAll(async () => {
  server = await createTestServer({ clock, config: { rateLimitPerMinute: 100_000 } });
  amelie = await server.signIn(PEOPLE.amelie);
});
afterAll(() => server.close());

const offer = async () => ({ id: (await amelie.call(createSession, { body: OFFER })).body.id });

test("a person's own name takes no address, and a stored one reaches a stranger's mail without its link", async () => {
  const bad = "Win at https://evil.example/x";
  expect(await amelie.call(updateMe, { body: { full_name: bad } })).toMatchObject({
    status: 400,
    body: { field_errors: { full_name: ["A name holds no address."] } },
  });
  await server.deps.database.db
    .update(users)
    .set({ fullName: `${bad} or evil.example` })
    .where(eq(users.keycloakId, PEOPLE.amelie.keycloakId));
  await amelie.call(invite, { params: await offer(), body: { email: "other@example.org" } });
  const [mail] = await mailsTo(server.deps, "other@example.org");
  const { subject, text, html } = renderMail(server.deps.config, mail as MailContent);
  for (const part of [subject, text, html]) {
    expect(part).toContain("Win at");
    expect(part).not.toMatch(/evil\.example/);
  }
});

test("the eleventh invitation of one person to one address within a day is refused, whatever was withdrawn", async () => {
  const [params, answers] = [await offer(), [] as number[]];
  for (let count = 0; count <= INVITATIONS_TO_ADDRESS.uses; count += 1) {
    const { status, body } = await amelie.call(invite, { params, body: { email: STRANGER } });
    answers.push(status);
    if (status === 201) await amelie.call(withdrawInvitation, { params: { ...params, invitationId: body.id } });
  }
  expect(answers).toEqual([...Array<number>(10).fill(201), 429]);
  expect((await amelie.call(invite, { params, body: { email: "third@example.org" } })).status).toBe(201);
});

test("the 21st change of a session within an hour is refused while it would send mails", async () => {
  const params = await offer();
  const change = async (minutes: number) =>
    (await amelie.call(updateSession, { params, body: { duration_minutes: minutes } })).status;
  for (let count = 0; count <= ANNOUNCED_CHANGES.uses; count += 1) expect(await change(30 + count)).toBe(200);
  await amelie.call(invite, { params, body: { email: "fourth@example.org" } });
  for (let count = 0; count < ANNOUNCED_CHANGES.uses; count += 1) expect(await change(60 + count)).toBe(200);
  expect(await change(90)).toBe(429);
  const mails = await mailsTo(server.deps, "fourth@example.org");
  expect(mails.filter(({ kind }) => kind === "session_changed")).toHaveLength(20);
});
