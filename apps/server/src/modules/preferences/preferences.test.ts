import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { PEOPLE } from "../../../test/people.ts";
import { OPTIONAL_MAIL_KINDS } from "../mail/mail-types.ts";
import { OPTIONAL_NOTIFICATION_KINDS } from "../notifications/notification-types.ts";
import { getPreferences, updatePreferences } from "./contract.ts";

const ALL = { session_invited: true, session_changed: true, session_cancelled: true, session_reminder: true };

describe("a person's settings", () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer();
  });
  afterEach(() => server.close());

  test("have every optional mail switched on at first; a change concerns the named kinds only (AS-7.6)", async () => {
    const [ben, chiara] = [await server.signIn(PEOPLE.ben), await server.signIn(PEOPLE.chiara)];
    expect((await ben.call(getPreferences)).body.mails).toEqual(ALL);
    const off = { mails: { session_reminder: false } };
    expect((await ben.call(updatePreferences, { body: off })).body.mails).toEqual({ ...ALL, ...off.mails });
    const more = { mails: { session_changed: false } };
    const both = { ...ALL, session_reminder: false, session_changed: false };
    expect((await ben.call(updatePreferences, { body: more })).body.mails).toEqual(both);
    expect((await ben.call(updatePreferences, { body: {} })).body.mails).toEqual(both);
    expect((await ben.call(updatePreferences, { body: { mails: ALL } })).body.mails).toEqual(ALL);
    expect((await chiara.call(getPreferences)).body.mails).toEqual(ALL);
  });

  test("have every kind of notification switched on at first, and keep mails apart from them (IN-4.1)", async () => {
    const ben = await server.signIn(PEOPLE.ben);
    const { notifications } = (await ben.call(getPreferences)).body;
    expect(Object.values(notifications).every((isOn) => isOn)).toBe(true);
    const { body } = await ben.call(updatePreferences, { body: { notifications: { session_reminder: false } } });
    expect(body).toEqual({ mails: ALL, notifications: { ...notifications, session_reminder: false } });
  });

  test("have the kinds in the order in which they are shown", async () => {
    const { mails, notifications } = (await (await server.signIn(PEOPLE.ben)).call(getPreferences)).body;
    expect(Object.keys(mails)).toEqual(OPTIONAL_MAIL_KINDS);
    expect(Object.keys(notifications)).toEqual(OPTIONAL_NOTIFICATION_KINDS);
  });

  test("do not offer mails about security", async () => {
    const ben = await server.signIn(PEOPLE.ben);
    const body = { mails: { reset_password: false } } as never;
    expect(await ben.call(updatePreferences, { body })).toMatchObject({
      status: 400,
      body: { field_errors: { "mails.reset_password": [expect.any(String)] } },
    });
  });

  test("of two changes at the same time keep both", async () => {
    const ben = await server.signIn(PEOPLE.ben);
    const kinds = Object.keys(ALL) as (keyof typeof ALL)[];
    await Promise.all(kinds.map((kind) => ben.call(updatePreferences, { body: { mails: { [kind]: false } } })));
    expect(Object.values((await ben.call(getPreferences)).body.mails)).toEqual([false, false, false, false]);
  });

  test("are closed to a browser that is not signed in", async () => {
    expect((await server.anonymous().call(getPreferences)).status).toBe(401);
  });
});
