import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, readyVideo, sessionIn } from "../../../test/permission-fixture.ts";
import { setExtraTime } from "../attendees/contract.composing.ts";
import { nextSegment, startSchedule } from "../schedule/contract.ts";
import { endSession, getSession, startSession } from "./contract.ts";

const OUTSIDE = { ...CALLERS, asker: ASKER };
/** Everybody who sees the session without attending it. */
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

test("who does not attend a session cannot tell from its turns or its time that somebody has extra time (D3.2)", async () => {
  const fixture = await sessionIn(server.deps, "SCHEDULED");
  const params = { id: fixture.id };
  const outsiders = await Promise.all(OUTSIDERS.map((who) => server.signIn(OUTSIDE[who])));
  const seenBy = async (who: Client) => {
    const { agenda, remaining_seconds } = (await who.call(getSession, { params })).body;
    return { agenda, remaining_seconds };
  };
  const seenOutside = () => Promise.all(outsiders.map(seenBy));
  const secondsOf = ({ agenda }: Awaited<ReturnType<typeof seenBy>>) => agenda.map((entry) => entry.duration_sec);

  const before = await seenOutside();
  expect(before.map(secondsOf)).toEqual(OUTSIDERS.map(() => [810, 810, 810, 810, 360]));
  expect(before.map((seen) => seen.remaining_seconds)).toEqual(OUTSIDERS.map(() => 3600));

  const mine = { ...params, attendeeId: fixture.attendee.participant as number };
  await participant.call(setExtraTime, { params: mine, body: { percent: 50 } });
  expect(await seenOutside()).toEqual(before);
  expect(secondsOf(await seenBy(host))).toEqual([1215, 810, 810, 810, 360]);
  expect((await seenBy(host)).remaining_seconds).toBe(4005);

  await host.call(startSession, { params });
  await host.call(startSchedule, { params, body: {} });
  expect(await seenOutside()).toEqual(before);
  expect(secondsOf(await seenBy(host))).toEqual([1215, 810, 810, 810, 360]);
  await host.call(nextSegment, { params, body: {} });
  expect(await seenOutside()).toEqual(before);

  expect((await host.call(endSession, { params })).body.status).toBe("COMPLETED");
  expect((await seenOutside()).map(({ agenda }) => agenda)).toEqual(before.map(({ agenda }) => agenda));
});
