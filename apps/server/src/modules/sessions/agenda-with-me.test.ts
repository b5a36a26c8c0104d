import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, sessionIn } from "../../../test/permission-fixture.ts";
import { readyVideo } from "../../../test/ready-video.ts";
import { setExtraTime } from "../attendees/contract.composing.ts";
import { approveJoinRequest } from "../attendees/contract.requests.ts";
import { setFlowMode, startSchedule } from "../schedule/contract.ts";
import { endSession, getSession, startSession } from "./contract.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ handlers: ALL_ROUTES, video: readyVideo });
  for (const person of Object.values({ ...CALLERS, asker: ASKER })) await addPerson(server.deps, person);
});
afterAll(() => server.close());

const signIn = (who: "host" | "visitor" | "participant" | "observer") => server.signIn(CALLERS[who]);
const previewOf = async (client: Awaited<ReturnType<typeof signIn>>, id: number) =>
  (await client.call(getSession, { params: { id } })).body.agenda_with_me;

describe("the agenda with a turn for the reader (LS-D3.2)", () => {
  test("has their turn in the last place, and the time before the debrief is shared equally", async () => {
    const fixture = await sessionIn(server.deps, "SCHEDULED");
    const { participant, interviewer, owner, host } = fixture.attendee;
    const preview = await previewOf(await signIn("visitor"), fixture.id);
    expect(preview?.map(({ kind, attendee_id, duration_sec }) => [attendee_id ?? kind, duration_sec])).toEqual([
      [participant, 648],
      [interviewer, 648],
      [owner, 648],
      [host, 648],
      ["TURN", 648],
      ["DEBRIEF", 360],
    ]);
    const starts = preview?.map(({ starts_at }) => Date.parse(starts_at)) ?? [];
    expect(starts.map((start) => (start - (starts[0] as number)) / 1000)).toEqual([0, 648, 1296, 1944, 2592, 3240]);
    expect(preview?.[4]).toMatchObject({ full_name: null, has_begun: false });
  });

  test("is the agenda there is once they have taken the seat", async () => {
    const fixture = await sessionIn(server.deps, "SCHEDULED");
    const params = { id: fixture.id };
    const asker = await server.signIn(ASKER);
    const preview = await previewOf(asker, fixture.id);
    const host = await signIn("host");
    await host.call(approveJoinRequest, { params: { ...params, requestId: fixture.requestId } });
    const { agenda, agenda_with_me, my_attendee_id } = (await asker.call(getSession, { params })).body;
    expect(agenda_with_me).toBeNull();
    const times = (entries: typeof agenda | null) =>
      entries?.map(({ kind, starts_at, duration_sec }) => [kind, starts_at, duration_sec]);
    expect(times(agenda)).toEqual(times(preview));
    expect(agenda.at(-2)?.attendee_id).toBe(my_attendee_id);
  });

  test("does not tell of anybody's extra time", async () => {
    const fixture = await sessionIn(server.deps, "SCHEDULED");
    const visitor = await signIn("visitor");
    const before = await previewOf(visitor, fixture.id);
    await (await signIn("participant")).call(setExtraTime, {
      params: { id: fixture.id, attendeeId: fixture.attendee.participant as number },
      body: { percent: 100 },
    });
    expect(await previewOf(visitor, fixture.id)).toEqual(before);
  });

  test("is null for those who attend, with a turn or without one", async () => {
    const { id } = await sessionIn(server.deps, "SCHEDULED");
    for (const who of ["participant", "observer"] as const) expect(await previewOf(await signIn(who), id)).toBeNull();
  });

  test("is null in a free session, once the turns are set, and when the session is over", async () => {
    const { id } = await sessionIn(server.deps, "SCHEDULED");
    const [host, visitor] = [await signIn("host"), await signIn("visitor")];
    const params = { id };
    await host.call(setFlowMode, { params, body: { flow_mode: "FREE" } });
    expect(await previewOf(visitor, id)).toBeNull();
    await host.call(setFlowMode, { params, body: { flow_mode: "GUIDED" } });
    await host.call(startSession, { params });
    expect(await previewOf(visitor, id)).toHaveLength(6);
    await host.call(startSchedule, { params, body: {} });
    expect(await previewOf(visitor, id)).toBeNull();
    const { id: unstarted } = await sessionIn(server.deps, "SCHEDULED");
    await host.call(startSession, { params: { id: unstarted } });
    await host.call(endSession, { params: { id: unstarted } });
    expect(await previewOf(visitor, unstarted)).toBeNull();
  });
});
