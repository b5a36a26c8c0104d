import { afterEach, describe, expect, test } from "vitest";
import type { z } from "zod";
import type { ClientResponse } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { PEOPLE } from "../../../test/people.ts";
import type { MailTransport } from "../../platform/mail/mail-transport.ts";
import { getMe } from "../users/contract.ts";
import { getOutboxMail, listOutbox, sendTestMail } from "./contract.ts";
import { queueMail } from "./queue-mail.ts";
import { runOutbox } from "./run-outbox.ts";

const REFUSING: MailTransport = { send: async () => ({ outcome: "failed", reason: "Nobody asked.", code: "none" }) };

describe("the outbox of the platform administrator (AS-7.4)", () => {
  let server: TestServer;
  const open = async (mail?: MailTransport) => {
    server = await createTestServer({ ...(mail && { mail }) });
    await server.deps.database.transaction(async (tx) => {
      for (const number of [1, 2, 3, 4, 5])
        await queueMail(tx, server.deps.clock, {
          kind: "reset_password",
          cause: `reset:${number}`,
          address: `person-${number}@hotseat.example`,
          keycloakId: null,
          language: "de",
          data: { fullName: `Person ${number}`, path: `/reset-password#token-${number}` },
          calendar: "BEGIN:VCALENDAR",
        });
    });
    return server.signIn(PEOPLE.platformAdmin);
  };
  afterEach(() => server.close());

  test("lists every mail in pages, also mails of the same moment", async () => {
    const admin = await open();
    const found: string[] = [];
    let query: { limit: number; cursor?: string } | null = { limit: 2 };
    let previous: string | null = null;
    while (query) {
      const { status, body }: ClientResponse<z.output<(typeof listOutbox.responses)[200]>> = await admin.call(
        listOutbox,
        {
          query,
        },
      );
      expect([status, body.count, body.sends]).toEqual([200, 5, false]);
      found.push(...body.results.map(({ address }) => address));
      previous = body.previous;
      const cursor: string | null = body.next === null ? null : new URL(body.next).searchParams.get("cursor");
      query = cursor === null ? null : { limit: 2, cursor };
    }
    expect(found.toSorted()).toEqual([1, 2, 3, 4, 5].map((number) => `person-${number}@hotseat.example`));
    const cursor = new URL(previous ?? "").searchParams.get("cursor") ?? "";
    const before = await admin.call(listOutbox, { query: { limit: 2, cursor } });
    expect(before.body.results.map(({ address }) => address)).toEqual(found.slice(2, 4));
  });

  test("shows a mail with text, HTML, calendar file and the link in it", async () => {
    const admin = await open();
    const [first] = (await admin.call(listOutbox)).body.results;
    expect(first).toMatchObject({
      kind: "reset_password",
      language: "de",
      status: "waiting",
      attempts: 0,
      sent_at: null,
    });
    const { body } = await admin.call(getOutboxMail, { params: { id: first?.id ?? "" } });
    expect(body.subject).toBe("Wählen Sie ein neues Passwort für Hotseat");
    for (const part of [body.text, body.html]) expect(part).toMatch(/\/reset-password#token-\d/);
    expect(body.calendar).toBe("BEGIN:VCALENDAR");
  });

  test("shows no text where mails are sent over SMTP: its link is for the recipient alone", async () => {
    const admin = await open(REFUSING);
    const { results, sends } = (await admin.call(listOutbox)).body;
    const { body } = await admin.call(getOutboxMail, { params: { id: results[0]?.id ?? "" } });
    expect([sends, body.text, body.html, body.calendar]).toEqual([true, null, null, null]);
    expect(JSON.stringify([results, body])).not.toContain("token-");
  });

  test.each(["organisationAdmin", "institutionAdmin", "amelie", "pending"] as const)(
    "is closed to %s",
    async (name) => {
      const admin = await open();
      const [first] = (await admin.call(listOutbox)).body.results;
      const other = await server.signIn(PEOPLE[name]);
      const params = { id: first?.id ?? "" };
      expect([(await other.call(listOutbox)).status, (await other.call(getOutboxMail, { params })).status]).toEqual([
        403, 403,
      ]);
      expect((await server.anonymous().call(listOutbox)).status).toBe(401);
    },
  );

  test("returns 404 for an unknown mail and 400 for a foreign cursor", async () => {
    const admin = await open();
    const params = { id: "5f3c6f0e-0b1a-4a43-8a52-6a2c5b0f2f11" };
    expect((await admin.call(getOutboxMail, { params })).body).toMatchObject({ code: "mail_not_found" });
    const cursor = Buffer.from(JSON.stringify(["after", 0, 1, 7])).toString("base64url");
    expect((await admin.call(listOutbox, { query: { cursor } })).status).toBe(400);
  });

  test("sends a test mail to the administrator, one a minute, and returns the mail server's response (AS-7.10)", async () => {
    const admin = await open(REFUSING);
    const first = await admin.call(sendTestMail);
    expect([first.status, first.body.status, first.body.attempts]).toEqual([201, "waiting", 0]);
    expect(first.body.address).toBe((await admin.call(getMe)).body.email);
    expect((await admin.call(sendTestMail)).body.id).toBe(first.body.id);
    const stop = runOutbox(server.deps);
    const shown = async () => (await admin.call(getOutboxMail, { params: { id: first.body.id } })).body;
    await expect.poll(async () => (await shown()).last_error).toBe("Nobody asked.");
    expect(await shown()).toMatchObject({ status: "waiting", attempts: 1 });
    await stop();
    const user = await server.signIn(PEOPLE.ben);
    expect((await user.call(sendTestMail)).status).toBe(403);
  });
});
