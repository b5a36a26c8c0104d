import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, type Fixture, sessionIn } from "../../../test/permission-fixture.ts";
import { readyVideo } from "../../../test/ready-video.ts";
import { sessionStream } from "../../ledger/streams.ts";
import { events } from "../../ledger/tables.ts";
import { getState } from "../schedule/contract.state.ts";
import { cancelRegistration, raiseHand } from "./contract.ts";
import { setPresence } from "./set-presence.ts";

describe("a raised hand", () => {
  let server: TestServer;
  let clock: ManualClock;
  let fixture: Fixture;
  let participant: Client;
  let interviewer: Client;
  let host: Client;
  beforeAll(async () => {
    clock = manualClock();
    server = await createTestServer({ handlers: ALL_ROUTES, video: readyVideo, clock });
    for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(server.deps, person);
    participant = await server.signIn(CALLERS.participant);
    interviewer = await server.signIn(CALLERS.interviewer);
    host = await server.signIn(CALLERS.host);
  });
  beforeEach(async () => {
    fixture = await sessionIn(server.deps, "RUNNING");
  });
  afterAll(() => server.close());

  const hand = (client: Client, whose: keyof typeof CALLERS, raised: boolean) =>
    client.call(raiseHand, {
      params: { id: fixture.id, attendeeId: fixture.attendee[whose] as number },
      body: { raised },
    });
  const up = async () =>
    (await host.call(getState, { params: { id: fixture.id } })).body.raised_hands.map(({ keycloak_id }) => keycloak_id);
  const sent = async () =>
    (
      await server.deps.database.db
        .select({ data: events.data })
        .from(events)
        .where(and(eq(events.stream, sessionStream(fixture.id)), eq(events.type, "attendee.hand.changed")))
        .orderBy(asc(events.seq))
    ).map(({ data }) => data.raised);

  test("is listed in the order of raising, and sent once however often it is raised", async () => {
    await hand(interviewer, "interviewer", true);
    clock.advance(1000);
    await hand(participant, "participant", true);
    clock.advance(1000);
    const again = await hand(interviewer, "interviewer", true);
    expect(again.status).toBe(200);
    expect(await up()).toEqual(["interviewer", "participant"]);
    expect(await sent()).toEqual([true, true]);
    await hand(interviewer, "interviewer", false);
    expect(await up()).toEqual(["participant"]);
  });

  test("is raised by the person only, and lowered by the person or the host", async () => {
    await hand(participant, "participant", true);
    expect((await hand(interviewer, "participant", false)).body).toMatchObject({ code: "permission_denied" });
    expect((await hand(host, "interviewer", true)).body).toMatchObject({ code: "permission_denied" });
    expect((await hand(host, "participant", false)).body).toMatchObject({ hand_raised_at: null });
    expect(await up()).toEqual([]);
  });

  test("is refused to people who are not in the session", async () => {
    const lower = async (attendeeId: number) =>
      (await host.call(raiseHand, { params: { id: fixture.id, attendeeId }, body: { raised: false } })).body;
    const left = fixture.attendee.interviewer as number;
    await hand(interviewer, "interviewer", true);
    await interviewer.call(cancelRegistration, { params: { id: fixture.id } });
    const elsewhere = (await sessionIn(server.deps, "RUNNING")).attendee.participant as number;
    for (const attendeeId of [left, elsewhere, 2_000_000_000])
      expect(await lower(attendeeId)).toMatchObject({ code: "attendee_not_found" });
  });

  test("is lowered when the person leaves the room or the session", async () => {
    await setPresence(server.deps, fixture.id, ["participant", "interviewer"]);
    await hand(participant, "participant", true);
    await hand(interviewer, "interviewer", true);
    await setPresence(server.deps, fixture.id, ["interviewer"]);
    expect(await up()).toEqual(["interviewer"]);
    expect(await sent()).toEqual([true, true, false]);
    await interviewer.call(cancelRegistration, { params: { id: fixture.id } });
    expect(await up()).toEqual([]);
  });
});
