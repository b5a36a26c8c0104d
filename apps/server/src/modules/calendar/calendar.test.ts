import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { TEST_CONFIG } from "../../../test/config.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { member, PEOPLE, type Person } from "../../../test/people.ts";
import { joinSession } from "../attendees/contract.ts";
import { createSession } from "../sessions/contract.ts";
import { findSession, updateSession } from "../sessions/session-repository.ts";
import { updateMe } from "../users/contract.ts";
import { users } from "../users/tables.ts";
import { type CalendarRecipient, sessionCalendarFile } from "./calendar-file.ts";
import { getCalendarFeed, getSessionCalendar, readCalendarFeed, renewCalendarFeed } from "./contract.ts";

/** Reads a file with ical.js, which has no code in common with the library that writes. */
function readCalendar(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return {
    method: calendar.getFirstPropertyValue("method"),
    entries: calendar.getAllSubcomponents("vevent").map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        sequence: event.sequence,
        start: event.startDate.toJSDate(),
        end: event.endDate.toJSDate(),
        summary: event.summary,
        status: component.getFirstPropertyValue("status"),
        organizer: event.organizer,
        attendees: event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase()),
        answers: event.attendees.map((attendee) => attendee.getParameter("partstat")),
        hasStamp: component.getFirstProperty("dtstamp") !== null,
      };
    }),
  };
}

const BEN: CalendarRecipient = {
  address: "ben@hotseat.example",
  fullName: "Ben Okafor",
  language: "en",
  isConfirmed: false,
};

describe("calendar files", () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer();
  });
  afterEach(() => server.close());

  const offer = async (start: string, owner: Person = PEOPLE.amelie): Promise<number> => {
    const client = await server.signIn(owner);
    const { status, body } = await client.call(createSession, {
      body: {
        module: "M1",
        workshop: "pitch_simple",
        language: "en",
        start_time: start,
        duration_minutes: 60,
        capacity: 4,
        visibility: "organisation",
      },
    });
    expect(status).toBe(201);
    return body.id;
  };
  const fileOf = async (id: number, recipient: CalendarRecipient, method: "REQUEST" | "CANCEL") => {
    const session = await findSession(server.deps.database.db, id);
    if (!session) throw new Error("no session");
    return sessionCalendarFile(server.deps, session, recipient, method);
  };

  test("a request names the product as organiser and the recipient as the only attendee (AS-9.2)", async () => {
    const id = await offer("2026-12-01T10:00:00.000Z");
    expect(readCalendar(await fileOf(id, BEN, "REQUEST"))).toEqual({
      method: "REQUEST",
      entries: [
        {
          uid: `session-${id}@127.0.0.1`,
          sequence: 0,
          start: new Date("2026-12-01T10:00:00.000Z"),
          end: new Date("2026-12-01T11:00:00.000Z"),
          summary: expect.stringMatching(/^Hotseat: ./),
          status: "CONFIRMED",
          organizer: `mailto:${TEST_CONFIG.mailFrom.address}`,
          attendees: ["mailto:ben@hotseat.example"],
          answers: ["NEEDS-ACTION"],
          hasStamp: true,
        },
      ],
    });
    const confirmed = readCalendar(await fileOf(id, { ...BEN, isConfirmed: true }, "REQUEST"));
    expect(confirmed.entries[0]?.answers).toEqual(["ACCEPTED"]);
  });

  test("a changed session has the same UID, a higher SEQUENCE and the new times; a cancelled one says so (AS-9.1)", async () => {
    const id = await offer("2026-12-01T10:00:00.000Z");
    const first = readCalendar(await fileOf(id, BEN, "REQUEST"));
    const { db } = server.deps.database;
    const startTime = new Date("2026-12-02T15:30:00.000Z");
    await updateSession(db, id, { startTime, calendarSequence: 1 });
    const changed = readCalendar(await fileOf(id, BEN, "REQUEST"));
    await updateSession(db, id, { status: "CANCELLED", calendarSequence: 2 });
    const cancelled = readCalendar(await fileOf(id, BEN, "CANCEL"));
    expect([first, changed, cancelled].map(({ method }) => method)).toEqual(["REQUEST", "REQUEST", "CANCEL"]);
    const entries = [first, changed, cancelled].map(({ entries: [entry] }) => entry);
    expect(new Set(entries.map((entry) => entry?.uid)).size).toBe(1);
    expect(entries.map((entry) => entry?.sequence)).toEqual([0, 1, 2]);
    expect(entries.map((entry) => entry?.status)).toEqual(["CONFIRMED", "CONFIRMED", "CANCELLED"]);
    expect(entries[1]?.start).toEqual(startTime);
    expect(entries[2]?.attendees).toEqual(["mailto:ben@hotseat.example"]);
  });

  test("a line is at most 75 bytes long, and names with commas, quotes and line breaks stay whole", async () => {
    const id = await offer("2026-12-01T10:00:00.000Z");
    const file = await fileOf(id, { ...BEN, fullName: 'Zoë "Z", ; \\ Émilie\nBEGIN:VEVENT' }, "REQUEST");
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(readCalendar(file).entries).toHaveLength(1);
  });

  describe.each([
    // The clock goes back on 25 October 2026 (Zurich) and 1 November 2026 (New York), forward on 28 and 14 March 2027.
    ["Europe/Zurich", "autumn", ["2026-10-24T16:00:00.000Z", "2026-10-25T17:00:00.000Z"]],
    ["Europe/Zurich", "spring", ["2027-03-27T17:00:00.000Z", "2027-03-28T16:00:00.000Z"]],
    ["America/New_York", "autumn", ["2026-10-31T22:00:00.000Z", "2026-11-01T23:00:00.000Z"]],
    ["America/New_York", "spring", ["2027-03-13T23:00:00.000Z", "2027-03-14T22:00:00.000Z"]],
  ] as const)("in %s in %s", (timeZone, _season, starts) => {
    test("a session at 18:00 is read as 18:00 to 19:00 on the day before and after the clock change (AS-9.3)", async () => {
      const id = await offer("2026-12-01T10:00:00.000Z");
      const wall = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
      for (const start of starts) {
        await updateSession(server.deps.database.db, id, { startTime: new Date(start) });
        const [entry] = readCalendar(await fileOf(id, BEN, "REQUEST")).entries;
        expect([wall.format(entry?.start), wall.format(entry?.end)]).toEqual(["18:00", "19:00"]);
      }
    });
  });

  test("the download publishes the session without attendees, in the reader's language (AS-9.1)", async () => {
    const id = await offer("2026-12-01T10:00:00.000Z");
    const amelie = await server.signIn(PEOPLE.amelie);
    const inLanguage = async (language: "en" | "it") => {
      await amelie.call(updateMe, { body: { language } });
      const { status, headers, body } = await amelie.call(getSessionCalendar, { params: { id } });
      expect([status, headers["content-type"], headers["content-disposition"]]).toEqual([
        200,
        "text/calendar; charset=utf-8",
        "attachment",
      ]);
      return readCalendar(body);
    };
    const english = await inLanguage("en");
    expect(english).toMatchObject({ method: "PUBLISH", entries: [{ uid: `session-${id}@127.0.0.1`, attendees: [] }] });
    expect((await inLanguage("it")).entries[0]?.summary).not.toBe(english.entries[0]?.summary);
  });

  test("the feed has the sessions that the person takes part in, without a sign-in (AS-9.4)", async () => {
    const [mine, joined, foreign] = [
      await offer("2026-12-01T10:00:00.000Z"),
      await offer("2026-12-02T10:00:00.000Z", PEOPLE.ben),
      await offer("2026-12-03T10:00:00.000Z", PEOPLE.ben),
    ];
    const amelie = await server.signIn(PEOPLE.amelie);
    expect((await amelie.call(joinSession, { params: { id: joined }, body: {} })).status).toBe(201);
    const { url } = (await amelie.call(getCalendarFeed)).body;
    const read = async (address: string) =>
      server.app.inject({ url: address.replace(TEST_CONFIG.publicUrl, ""), method: "GET" });
    const response = await read(url);
    expect([response.statusCode, response.headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
    const uids = readCalendar(response.body).entries.map(({ uid }) => uid);
    expect(uids).toEqual([mine, joined].map((id) => `session-${id}@127.0.0.1`));
    expect(uids).not.toContain(`session-${foreign}@127.0.0.1`);
    await updateSession(server.deps.database.db, mine, { status: "CANCELLED" });
    expect(readCalendar((await read(url)).body).entries.map(({ uid }) => uid)).toEqual([`session-${joined}@127.0.0.1`]);
  });

  test("the address of the feed stays the same until it is renewed; then the earlier one returns 404 (AS-9.4)", async () => {
    const [amelie, ben] = [await server.signIn(PEOPLE.amelie), await server.signIn(PEOPLE.ben)];
    const first = (await amelie.call(getCalendarFeed)).body.url;
    expect((await amelie.call(getCalendarFeed)).body.url).toBe(first);
    expect((await ben.call(getCalendarFeed)).body.url).not.toBe(first);
    const renewed = (await amelie.call(renewCalendarFeed)).body.url;
    expect(renewed).not.toBe(first);
    expect((await amelie.call(getCalendarFeed)).body.url).toBe(renewed);
    const anonymous = server.anonymous();
    const statusOf = async (url: string) =>
      (await anonymous.call(readCalendarFeed, { params: { token: /([^/]+)\.ics$/.exec(url)?.[1] ?? "" } })).status;
    expect([await statusOf(first), await statusOf(renewed)]).toEqual([404, 200]);
    expect(await statusOf("/guessed.ics")).toBe(404);
  });

  test("the feed of a disabled account returns 404", async () => {
    const person = member("leaver");
    const leaver = await server.signIn(person);
    const { url } = (await leaver.call(getCalendarFeed)).body;
    await server.deps.database.db.update(users).set({ isActive: false }).where(eq(users.keycloakId, "leaver"));
    expect((await server.app.inject(url.replace(TEST_CONFIG.publicUrl, ""))).statusCode).toBe(404);
  });
});
