import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, silentLog, type TestServer } from "../../../test/create-test-server.ts";
import { freshDatabase } from "../../../test/database.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, type Fixture, sessionIn } from "../../../test/permission-fixture.ts";
import { openSse, type SseConnection } from "../../../test/sse-client.ts";
import { listAttendees } from "../../modules/attendees/contract.ts";
import { getState } from "../../modules/schedule/contract.state.ts";
import { getSchedule } from "../../modules/schedule/contract.ts";
import { runSchedules } from "../../modules/schedule/run-schedules.ts";
import { getSession } from "../../modules/sessions/contract.ts";
import type { Database } from "../../platform/database/database.ts";

describe("presence without a media server", () => {
  let database: Database;
  let clock: ManualClock;
  /** Two instances on one database. */
  let servers: TestServer[];
  let host: Client;
  let fixture: Fixture;
  const stops: Array<() => Promise<void>> = [];
  const pages: SseConnection[] = [];

  beforeEach(async () => {
    clock = manualClock();
    database = await freshDatabase(silentLog);
    const instance = () => createTestServer({ handlers: ALL_ROUTES, clock, database });
    servers = [await instance(), await instance()];
    const [first] = servers as [TestServer];
    for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(first.deps, person);
    host = await first.signIn(CALLERS.host);
  });
  afterEach(async () => {
    for (const page of pages.splice(0)) page.cut();
    for (const stop of stops.splice(0)) await stop();
    for (const server of servers) await server.close();
    await database.close();
  });

  const run = () => {
    for (const { deps } of servers) stops.push(runSchedules(deps));
  };
  /** Opens a person's event stream of the session through one of the instances. */
  const openPage = async (person: keyof typeof CALLERS, instance = 0) => {
    const server = servers[instance] as TestServer;
    const origin = await addressOf(server);
    const cookie = await (await server.signIn(CALLERS[person])).cookie();
    const page = await openSse(`${origin}/api/v1/sse/?stream_session_id=${fixture.id}&global=1`, { cookie });
    await page.until(({ event }) => event === "connection.established");
    pages.push(page);
    return page;
  };
  const params = () => ({ params: { id: fixture.id } });
  const here = async () => (await host.call(getState, params())).body.present.toSorted();
  const status = async () => (await host.call(getSession, params())).body.status;
  /** Advances the clock in steps until a condition holds. */
  const until = (holds: () => Promise<void>, stepMs = 500) =>
    vi.waitFor(
      async () => {
        clock.advance(stepMs);
        await holds();
      },
      { timeout: 15_000, interval: 20 },
    );
  /** Advances the clock far enough that every instance runs each second. */
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      clock.advance(1000);
      await here();
    }
  };

  test("is an open event stream of the session, through any instance, and ends seconds after the browser is gone", async () => {
    fixture = await sessionIn(servers[0]?.deps as TestServer["deps"], "RUNNING");
    run();
    await openPage("host");
    const page = await openPage("participant", 1);
    await until(async () => expect(await here()).toEqual(["host", "participant"]));
    page.cut();
    await pass(10);
    expect(await here()).toEqual(["host", "participant"]);
    await until(async () => expect(await here()).toEqual(["host"]));
  });

  test("keeps a finished session open while people write, and completes it a minute after the last one left", async () => {
    fixture = await sessionIn(servers[0]?.deps as TestServer["deps"], "FINISHED");
    run();
    const page = await openPage("participant", 1);
    await until(async () => expect(await here()).toEqual(["participant"]));
    await pass(75);
    expect(await status()).toBe("IN_PROGRESS");
    page.cut();
    await until(async () => expect(await here()).toEqual([]));
    await pass(50);
    expect(await status()).toBe("IN_PROGRESS");
    await until(async () => expect(await status()).toBe("COMPLETED"));
  });

  test("passes the lead on when the host's browser has been gone for a minute", async () => {
    fixture = await sessionIn(servers[0]?.deps as TestServer["deps"], "RUNNING");
    run();
    const page = await openPage("host");
    await openPage("participant", 1);
    await until(async () => expect(await here()).toEqual(["host", "participant"]));
    page.cut();
    const leader = async () =>
      (await host.call(listAttendees, params())).body.results.find((person) => person.is_host)?.user.keycloak_id;
    await pass(60);
    expect(await leader()).toBe("host");
    await until(async () => expect(await leader()).toBe("participant"), 1000);
  });

  test("skips no turn in a session that nobody has open", async () => {
    fixture = await sessionIn(servers[0]?.deps as TestServer["deps"], "RUNNING");
    run();
    await pass(90);
    const { timeline, current_index } = (await host.call(getSchedule, params())).body;
    expect(timeline[current_index]?.interviewee_attendee_id).toBe(fixture.attendee.participant);
  });
});

const addresses = new WeakMap<TestServer, Promise<string>>();
function addressOf(server: TestServer): Promise<string> {
  const address = addresses.get(server) ?? server.listen();
  addresses.set(server, address);
  return address;
}
