import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, sessionIn } from "../../../test/permission-fixture.ts";
import { readyVideo } from "../../../test/ready-video.ts";
import { setExtraTime } from "../attendees/contract.composing.ts";
import { approveJoinRequest } from "../attendees/contract.requests.ts";
import { cancelRegistration, joinSession } from "../attendees/contract.ts";
import { nextSegment, setFlowMode, startSchedule } from "../schedule/contract.ts";
import { endSession, getSession, startSession } from "./contract.ts";

const OUTSIDE = { ...CALLERS, asker: ASKER };
/** All people who see the session without attending it. */
const OUTSIDERS = ["visitor", "admin", "invited", "removed", "blocked", "asker"] as const;

let server: TestServer;
let host: Client;
let participant: Client;
beforeAll(async () => {
  server = await createTestServer({ handlers: ALL_ROUTES, video: readyVideo });
  for (const person of Object.values(OUTSIDE)) await addPerson(server.deps, person);
  host = await server.signIn(CALLERS.host);
  participant = await server.signIn(CALLERS.participant);
});
afterAll(() => server.close());

type Seen = Awaited<ReturnType<typeof seenBy>>;
const seenBy = async (who: Client, { id }: { id: number }) => {
  const { agenda, remaining_seconds } = (await who.call(getSession, { params: { id } })).body;
  return { agenda, remaining_seconds };
};
const secondsOf = ({ agenda }: Pick<Seen, "agenda">) => agenda.map((entry) => entry.duration_sec);
const turnsOf = ({ agenda }: Pick<Seen, "agenda">) => agenda.map(({ kind, attendee_id }) => attendee_id ?? kind);

test("a reader who does not attend cannot find anybody's extra time in turns and times (LS-D3.2)", async () => {
  const fixture = await sessionIn(server.deps, "SCHEDULED");
  const params = { id: fixture.id };
  const outsiders = await Promise.all(OUTSIDERS.map((who) => server.signIn(OUTSIDE[who])));
  const seenOutside = () => Promise.all(outsiders.map((who) => seenBy(who, params)));

  const before = await seenOutside();
  expect(before.map(secondsOf)).toEqual(OUTSIDERS.map(() => [810, 810, 810, 810, 360]));
  expect(before.map((seen) => seen.remaining_seconds)).toEqual(OUTSIDERS.map(() => 3600));

  const mine = { ...params, attendeeId: fixture.attendee.participant as number };
  await participant.call(setExtraTime, { params: mine, body: { percent: 50 } });
  expect(await seenOutside()).toEqual(before);
  expect(secondsOf(await seenBy(host, params))).toEqual([1215, 810, 810, 810, 360]);
  expect((await seenBy(host, params)).remaining_seconds).toBe(4005);

  await host.call(startSession, { params });
  await host.call(startSchedule, { params, body: {} });
  expect(await seenOutside()).toEqual(before);
  expect(secondsOf(await seenBy(host, params))).toEqual([1215, 810, 810, 810, 360]);
  await host.call(nextSegment, { params, body: {} });
  expect(await seenOutside()).toEqual(before);

  expect((await host.call(endSession, { params })).body.status).toBe("COMPLETED");
  expect((await seenOutside()).map(({ agenda }) => agenda)).toEqual(before.map(({ agenda }) => agenda));
});

describe("the fixed turns, for a reader who does not attend (LS-D3.2)", () => {
  let visitor: Client;
  beforeAll(async () => {
    visitor = await server.signIn(CALLERS.visitor);
  });

  /** Started, with extra time for the first candidate. */
  const started = async (flow_mode: "GUIDED" | "FREE" = "GUIDED") => {
    const fixture = await sessionIn(server.deps, "SCHEDULED");
    const params = { id: fixture.id };
    const { participant: first, interviewer: second, owner: third, host: fourth } = fixture.attendee;
    await host.call(setFlowMode, { params, body: { flow_mode } });
    await participant.call(setExtraTime, { params: { ...params, attendeeId: first as number }, body: { percent: 50 } });
    await host.call(startSession, { params });
    await host.call(startSchedule, { params, body: {} });
    return { params, requestId: fixture.requestId, candidates: [first, second, third, fourth] };
  };

  test("do not change when a person is let in later", async () => {
    const { params, requestId, candidates } = await started();
    await host.call(approveJoinRequest, { params: { ...params, requestId } });
    const seen = await seenBy(visitor, params);
    expect(turnsOf(seen)).toEqual([...candidates, "DEBRIEF"]);
    expect(turnsOf(seen)).toEqual(turnsOf(await seenBy(host, params)));
    expect(secondsOf(seen)).toEqual([810, 810, 810, 810, 360]);
    expect(seen.remaining_seconds).toBe(3600);
  });

  test("keep the turn of a candidate who leaves", async () => {
    const { params, candidates } = await started();
    await (await server.signIn(CALLERS.interviewer)).call(cancelRegistration, { params });
    for (const who of [visitor, host]) expect(turnsOf(await seenBy(who, params))).toEqual([...candidates, "DEBRIEF"]);
    expect(secondsOf(await seenBy(visitor, params))).toEqual([810, 810, 810, 810, 360]);
  });

  test("are all the turns of a free session, also once it is over", async () => {
    const { params, candidates } = await started("FREE");
    const called = [candidates[0], candidates[2], candidates[1]];
    for (const id of called.slice(1))
      await host.call(nextSegment, { params, body: { interviewee_attendee_id: id as number } });
    for (const who of [visitor, host]) expect(turnsOf(await seenBy(who, params))).toEqual(called);
    expect(secondsOf(await seenBy(visitor, params))).toEqual([900, 900, 900]);

    expect((await host.call(endSession, { params })).body.status).toBe("COMPLETED");
    for (const who of [visitor, host]) expect(turnsOf(await seenBy(who, params))).toEqual(called);
    expect(secondsOf(await seenBy(visitor, params))).toEqual([900, 900, 900]);
  });
});

test("are the same for removed people and blocked pairs, in the listing and in the detail (LS-D4.2)", async () => {
  const { id } = await sessionIn(server.deps, "RUNNING");
  const found = async (who: "removed" | "blocked") => {
    const client = await server.signIn(CALLERS[who]);
    const { view } = (await client.call(getSession, { params: { id } })).body;
    const { status, body } = await client.call(joinSession, { params: { id }, body: {} });
    return { view, status, body };
  };
  const [removed, apart] = [await found("removed"), await found("blocked")];
  expect(removed).toEqual(apart);
  expect(removed).toMatchObject({ view: { state: "UNAVAILABLE", cta: { action: "NONE" } }, status: 409 });
});
