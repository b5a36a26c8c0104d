import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { PEOPLE } from "../../../test/people.ts";
import type { OutgoingMail } from "../../platform/mail/mail-transport.ts";
import { getPreferences } from "../preferences/contract.ts";
import { queueMail } from "./queue-mail.ts";
import { runOutbox } from "./run-outbox.ts";

const FORM = { "content-type": "application/x-www-form-urlencoded" };

describe("the address in List-Unsubscribe of a mail (AS-7.9)", () => {
  let server: TestServer;
  const sent: OutgoingMail[] = [];
  const stops: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    sent.length = 0;
    server = await createTestServer({
      mail: {
        send: async (mail) => {
          sent.push(mail);
          return { outcome: "accepted" };
        },
      },
    });
  });
  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()));
    await server.close();
  });

  /** Sends Ben a mail about a cancelled session, and returns the path of its address. */
  async function addressOf(keycloakId: string | null): Promise<string | null> {
    const { clock, database } = server.deps;
    await database.transaction((tx) =>
      queueMail(tx, clock, {
        kind: "session_cancelled",
        cause: "session:1:cancelled:ben",
        address: "ben@hotseat.example",
        keycloakId,
        language: "en",
        data: {
          sessionId: 1,
          workshop: "System design",
          start: "2026-11-26T17:00:00.000Z",
          durationMinutes: 60,
          timeZone: "Europe/Zurich",
          reason: "I am ill.",
        },
      }),
    );
    stops.push(runOutbox(server.deps));
    await expect.poll(() => sent.length).toBe(1);
    const url = sent[0]?.unsubscribeUrl;
    return url ? new URL(url).pathname : null;
  }
  const post = (url: string) =>
    server.app.inject({ method: "POST", url, headers: FORM, payload: "List-Unsubscribe=One-Click" });

  test("switches this kind off, and no other, without a sign-in; a repeated click changes nothing", async () => {
    const ben = await server.signIn(PEOPLE.ben);
    const address = (await addressOf("ben")) ?? "";
    expect([(await post(address)).statusCode, (await post(address)).statusCode]).toEqual([204, 204]);
    expect((await ben.call(getPreferences)).body.mails).toEqual({
      session_invited: true,
      session_changed: true,
      session_cancelled: false,
      session_reminder: true,
    });
  });

  test("changes nothing when it is opened as a page, and leads to the settings", async () => {
    const ben = await server.signIn(PEOPLE.ben);
    const response = await server.app.inject({ method: "GET", url: (await addressOf("ben")) ?? "" });
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toMatch(/\/me\/settings#mails$/);
    expect((await ben.call(getPreferences)).body.mails.session_cancelled).toBe(true);
  });

  test("with another kind, or guessed, returns 404 and changes nothing", async () => {
    const ben = await server.signIn(PEOPLE.ben);
    const address = (await addressOf("ben")) ?? "";
    for (const wrong of [
      address.replace("session_cancelled", "session_reminder"),
      address.replace("session_cancelled", "reset_password"),
      "/mail/unsubscribe/guessed/session_cancelled",
    ])
      expect((await post(wrong)).statusCode, wrong).toBe(404);
    expect(Object.values((await ben.call(getPreferences)).body.mails)).toEqual([true, true, true, true]);
  });

  test("of an account that was deleted meanwhile returns 204", async () => {
    expect((await post((await addressOf("deleted")) ?? "")).statusCode).toBe(204);
  });

  test("is absent in a mail to an address without an account", async () => {
    expect(await addressOf(null)).toBeNull();
  });
});
