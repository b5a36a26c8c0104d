import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, type Fixture, sessionIn } from "../../../test/permission-fixture.ts";
import { sessionStream } from "../../ledger/streams.ts";
import { events } from "../../ledger/tables.ts";
import { cancelRegistration, claimHost, listAttendees } from "../attendees/contract.ts";
import { setPresence } from "../attendees/set-presence.ts";
import { attendees } from "../attendees/tables.ts";
import { AWAY_MS, checkAbsences } from "./check-absences.ts";
import { getSchedule } from "./contract.ts";

let server: TestServer;
let clock: ManualClock;
let fixture: Fixture;
let owner: Client;
beforeAll(async () => {
  clock = manualClock();
  // In this test the server asks no media server for presence; the test sets it.
  server = await createTestServer({ handlers: ALL_ROUTES, clock });
  for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(server.deps, person);
  owner = await server.signIn(CALLERS.owner);
});
afterAll(() => server.close());
beforeEach(async () => {
  fixture = await sessionIn(server.deps, "RUNNING");
});

const params = () => ({ params: { id: fixture.id } });
const present = (...people: string[]) => setPresence(server.deps, fixture.id, people);
const after = async (ms: number) => {
  clock.advance(ms);
  await checkAbsences(server.deps);
};
const hostNow = async () =>
  (await owner.call(listAttendees, params())).body.results.find((person) => person.is_host)?.user.keycloak_id;
const sent = async (type: string) => {
  const where = and(eq(events.stream, sessionStream(fixture.id)), eq(events.type, type));
  return server.deps.database.db.select({ actor: events.actor }).from(events).where(where).orderBy(asc(events.seq));
};

describe("a host absent for 60 s (LS-D2.5)", () => {
  test("is replaced by the owner, not a moment earlier", async () => {
    await present("host", "participant", "owner");
    clock.advance(5000);
    await present("participant", "owner");
    await after(AWAY_MS - 1);
    expect(await hostNow()).toBe("host");
    await after(1);
    expect(await hostNow()).toBe("owner");
    expect(await sent("host.reassigned")).toEqual([{ actor: null }]);
    await after(AWAY_MS);
    expect(await sent("host.reassigned")).toHaveLength(1);
  });

  test("is replaced by the person longest in the room when the owner is absent too; observers do not count", async () => {
    await present("host", "observer");
    clock.advance(1000);
    await present("host", "observer", "interviewer");
    clock.advance(1000);
    await present("host", "observer", "interviewer", "participant");
    await present("observer", "interviewer", "participant");
    await after(AWAY_MS);
    expect(await hostNow()).toBe("interviewer");
  });

  test("stays host when nobody else is present, or when back in time", async () => {
    await present("host");
    await present("observer");
    await after(2 * AWAY_MS);
    expect(await hostNow()).toBe("host");
    await present("host", "participant");
    await after(2 * AWAY_MS);
    expect(await hostNow()).toBe("host");
  });

  test("leaves an owner who just claimed the seat the same minute to join the room", async () => {
    await present("participant");
    await after(AWAY_MS);
    expect(await hostNow()).toBe("participant");
    await owner.call(claimHost, params());
    await after(AWAY_MS - 1);
    expect(await hostNow()).toBe("owner");
    await after(1);
    expect(await hostNow()).toBe("participant");
  });
});

describe("a candidate absent for 60 s at their turn (LS-D3.6)", () => {
  const turn = async () => {
    const { timeline, current_index } = (await owner.call(getSchedule, params())).body;
    return timeline[current_index]?.interviewee_attendee_id;
  };
  const withoutHost = () =>
    server.deps.database.db.update(attendees).set({ isHost: false }).where(eq(attendees.sessionId, fixture.id));

  test("is skipped by the server when no host is present", async () => {
    await withoutHost();
    await present("observer");
    await after(AWAY_MS - 1);
    expect(await turn()).toBe(fixture.attendee.participant);
    await after(1);
    expect(await turn()).toBe(fixture.attendee.interviewer);
    expect(await sent("schedule.seek")).toEqual([{ actor: null }]);
    expect(await sent("turn.started")).toHaveLength(1);
  });

  test("is skipped too after giving the seat back", async () => {
    const participant = await server.signIn(CALLERS.participant);
    await withoutHost();
    await present("observer");
    await participant.call(cancelRegistration, params());
    await after(AWAY_MS);
    expect(await turn()).toBe(fixture.attendee.interviewer);
  });

  test("is left to a present host to skip", async () => {
    await present("host");
    await after(3 * AWAY_MS);
    expect(await turn()).toBe(fixture.attendee.participant);
  });

  test("is not skipped when the host leaves the room for a moment", async () => {
    await present("host", "peer");
    await after(2 * AWAY_MS);
    await present("peer");
    await after(AWAY_MS - 1);
    expect(await turn()).toBe(fixture.attendee.participant);
    await present("host", "peer");
    await after(2 * AWAY_MS);
    expect(await turn()).toBe(fixture.attendee.participant);
    expect(await sent("schedule.seek")).toEqual([]);
  });

  test("is skipped once the host has been absent for a minute too and nobody can replace them", async () => {
    await present("host", "observer");
    await after(2 * AWAY_MS);
    await present("observer");
    await after(AWAY_MS - 1);
    expect(await turn()).toBe(fixture.attendee.participant);
    await after(1);
    expect(await turn()).toBe(fixture.attendee.interviewer);
    expect(await sent("schedule.seek")).toEqual([{ actor: null }]);
  });

  test("is left to the new host, who has the same minute after leaving", async () => {
    await present("host", "peer", "observer");
    await after(2 * AWAY_MS);
    await present("peer", "observer");
    await after(AWAY_MS);
    expect([await hostNow(), await turn()]).toEqual(["peer", fixture.attendee.participant]);
    await present("observer");
    await after(AWAY_MS - 1);
    expect(await turn()).toBe(fixture.attendee.participant);
    await after(1);
    expect(await turn()).toBe(fixture.attendee.interviewer);
  });

  test("is skipped in time when the host never came", async () => {
    await present("observer");
    await after(AWAY_MS - 1);
    expect(await turn()).toBe(fixture.attendee.participant);
    await after(1);
    expect([await hostNow(), await turn()]).toEqual(["host", fixture.attendee.interviewer]);
    await after(AWAY_MS);
    expect(await turn()).toBe(fixture.attendee.owner);
  });

  test("is left for a minute to an owner who just claimed the host's seat and has not joined the room yet", async () => {
    await present("observer");
    await after(AWAY_MS - 1);
    await owner.call(claimHost, params());
    await after(AWAY_MS - 1);
    expect(await turn()).toBe(fixture.attendee.participant);
    await after(1);
    expect(await turn()).toBe(fixture.attendee.interviewer);
  });

  test("is waited for while the room is empty, and not skipped when present", async () => {
    await withoutHost();
    await after(3 * AWAY_MS);
    expect(await turn()).toBe(fixture.attendee.participant);
    await present("participant", "observer");
    await after(1000);
    expect(await turn()).toBe(fixture.attendee.participant);
  });

  test("has the minute from the start of the turn, however long they were absent before", async () => {
    await withoutHost();
    await present("observer");
    await after(AWAY_MS);
    expect(await turn()).toBe(fixture.attendee.interviewer);
    await after(AWAY_MS - 1);
    expect(await turn()).toBe(fixture.attendee.interviewer);
    await after(1);
    expect(await turn()).toBe(fixture.attendee.owner);
  });
});
