import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { PEOPLE } from "../../../test/people.ts";
import { joinSession } from "../attendees/contract.ts";
import { invite } from "../invitations/contract.ts";
import { createSession } from "../sessions/contract.ts";
import { findSession, updateSession } from "../sessions/session-repository.ts";
import { REMINDER_INTERVAL_MS, runReminders } from "./run-reminders.ts";
import { mailOutbox } from "./tables.ts";

const START = "2026-11-21T12:00:00.000Z";

/** Waits for a condition, on a busy machine too. */
const until = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 15_000 });

describe("the reminder of a session", () => {
  let server: TestServer;
  let clock: ManualClock;
  let id: number;
  const stops: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    clock = manualClock();
    server = await createTestServer({ clock });
    const amelie = await server.signIn(PEOPLE.amelie);
    const body = {
      module: "M1",
      workshop: "pitch_simple",
      language: "en",
      start_time: START,
      duration_minutes: 60,
      capacity: 4,
      visibility: "organisation",
    } as const;
    id = (await amelie.call(createSession, { body })).body.id;
    const chiara = await server.signIn(PEOPLE.chiara);
    await chiara.call(joinSession, { params: { id }, body: { role: "observer" } });
    await server.signIn(PEOPLE.ben);
    await amelie.call(invite, { params: { id }, body: { email: "ben@hotseat.example" } });
  });
  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()));
    await server.close();
  });

  const start = () => void stops.push(runReminders(server.deps));
  const reminders = async () => {
    const rows = await server.deps.database.db.select().from(mailOutbox);
    return rows.filter(({ kind }) => kind === "session_reminder");
  };
  const remindedAt = async () => (await findSession(server.deps.database.db, id))?.remindedAt ?? null;

  test("is written 15 minutes before the start, to everybody confirmed, in their language, once (AS-7.7)", async () => {
    clock.set(new Date("2026-11-21T11:44:59.000Z"));
    const others = clock.waiting(REMINDER_INTERVAL_MS);
    start();
    start();
    // The next look is set after the first one has read the database.
    await until(() => clock.waiting(REMINDER_INTERVAL_MS)).toBe(others + 2);
    clock.advance(999);
    expect(await remindedAt()).toBeNull();
    clock.advance(5001);
    await until(remindedAt).toEqual(clock.now());
    clock.advance(10 * 60_000);
    const written = await reminders();
    expect(written.map(({ address, language }) => [address, language]).sort()).toEqual([
      ["amelie@hotseat.example", "en"],
      ["chiara@hotseat.example", "it"],
    ]);
    expect(written[0]?.data).toMatchObject({ sessionId: id, start: START, path: `/interviews/${id}/prejoin` });
  });

  test("is not written for a cancelled session, and not after the start", async () => {
    await updateSession(server.deps.database.db, id, { status: "CANCELLED" });
    clock.set(new Date("2026-11-21T11:50:00.000Z"));
    await runReminders(server.deps)();
    await updateSession(server.deps.database.db, id, { status: "SCHEDULED" });
    clock.set(new Date(START));
    await runReminders(server.deps)();
    expect([await reminders(), await remindedAt()]).toEqual([[], null]);
  });

  test("is written again for a session that was moved and whose reminder was reset", async () => {
    clock.set(new Date("2026-11-21T11:50:00.000Z"));
    await runReminders(server.deps)();
    expect(await reminders()).toHaveLength(2);
    await updateSession(server.deps.database.db, id, {
      startTime: new Date("2026-11-22T12:00:00.000Z"),
      remindedAt: null,
    });
    await runReminders(server.deps)();
    expect(await reminders()).toHaveLength(2);
    clock.set(new Date("2026-11-22T11:50:00.000Z"));
    await runReminders(server.deps)();
    expect(await reminders()).toHaveLength(4);
  });
});
