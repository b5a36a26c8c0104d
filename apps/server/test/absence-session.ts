import { afterAll, beforeAll, beforeEach } from "vitest";
import { setPresence } from "../src/modules/attendees/set-presence.ts";
import { checkAbsences } from "../src/modules/schedule/check-absences.ts";
import { getSchedule } from "../src/modules/schedule/contract.ts";
import type { Client } from "./client.ts";
import { createTestServer, type TestServer } from "./create-test-server.ts";
import { type ManualClock, manualClock } from "./manual-clock.ts";
import { ALL_ROUTES } from "./nouns.ts";
import { addPerson } from "./people.ts";
import { ASKER, CALLERS, type Caller, type Fixture, sessionIn } from "./permission-fixture.ts";

/**
 * A running guided session in which the test says who is present. Registers the hooks of the test file; each test has a session of
 * its own.
 */
export function absenceSession() {
  let server: TestServer;
  let clock: ManualClock;
  let fixture: Fixture;
  let host: Client;

  const begin = async () => {
    fixture = await sessionIn(server.deps, "RUNNING");
  };
  beforeAll(async () => {
    clock = manualClock();
    server = await createTestServer({ handlers: ALL_ROUTES, clock });
    for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(server.deps, person);
    host = await server.signIn(CALLERS.host);
  });
  afterAll(() => server.close());
  beforeEach(begin);

  const params = () => ({ params: { id: fixture.id } });
  const schedule = async () => (await host.call(getSchedule, params())).body;
  return {
    get host() {
      return host;
    },
    signIn: (caller: (typeof CALLERS)[keyof typeof CALLERS]) => server.signIn(caller),
    /** Another session for the same test. */
    begin,
    params,
    present: (...people: string[]) => setPresence(server.deps, fixture.id, people),
    now: () => clock.now(),
    /** Moves the clock and looks for absent candidates, as a server that started then. */
    async pass(seconds: number, startedAt?: Date) {
      clock.advance(seconds * 1000);
      await checkAbsences(server.deps, startedAt);
    },
    schedule,
    /** The attendee id of the current turn's candidate. */
    async turn() {
      const { timeline, current_index } = await schedule();
      return timeline[current_index]?.interviewee_attendee_id;
    },
    /** The attendee id of the candidate that the turn waits for; null when it waits for nobody. */
    waitsFor: async () => (await schedule()).waiting_for?.attendee_id ?? null,
    me: (who: Caller) => fixture.attendee[who] as number,
  };
}
