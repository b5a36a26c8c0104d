import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, type Fixture, sessionIn } from "../../../test/permission-fixture.ts";
import { readyVideo } from "../../../test/ready-video.ts";
import { sessionStream } from "../../ledger/streams.ts";
import type { VideoRoom } from "../../platform/video/video-platform.ts";
import { setPresence } from "../attendees/set-presence.ts";
import { pauseSchedule, startSchedule } from "../schedule/contract.ts";
import { HINT_TOPICS } from "./contract.call.ts";
import { recordChange, topicsOf } from "./record-change.ts";

const given: Array<[number, string]> = [];
let server: TestServer;
let fixture: Fixture;
beforeAll(async () => {
  const video = {
    ...readyVideo,
    publishHint: async ({ sessionId }: VideoRoom, topic: string) => void given.push([sessionId, topic]),
  };
  server = await createTestServer({ handlers: ALL_ROUTES, video });
  for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(server.deps, person);
});
beforeEach(async () => {
  fixture = await sessionIn(server.deps, "RUNNING");
});
afterAll(() => server.close());

test("a change of the schedule sends a hint to a room with people, and none to an empty room (LS-7.28)", async () => {
  const host = await server.signIn(CALLERS.host);
  const params = { id: fixture.id };
  expect((await host.call(pauseSchedule, { params, body: {} })).status).toBe(200);
  await setPresence(server.deps, fixture.id, ["host"]);
  expect((await host.call(startSchedule, { params, body: {} })).status).toBe(200);
  const hints = () => given.filter(([, topic]) => topic === "schedule_ctrl");
  await expect.poll(hints).not.toEqual([]);
  expect(hints()).toEqual([[fixture.id, "schedule_ctrl"]]);
});

test.each(["schedule.start", "schedule.pause", "schedule.next"])(
  "%s sends the hint schedule_ctrl (LS-7.28)",
  (type) => {
    expect(topicsOf({ type, data: {}, actor: "host" } as never)).toContain("schedule_ctrl");
  },
);

test("an event for some people only sends no hint to the room", async () => {
  const about = { stream: sessionStream(fixture.id), actor: null };
  const session_id = fixture.id;
  const data = { session_id, attendee_id: fixture.attendee.participant as number };
  const visibleTo = { kind: "people", ids: ["participant"] } as const;
  await setPresence(server.deps, fixture.id, ["host"]);
  await recordChange(server.deps, async () => ({
    events: [
      { ...about, type: "turn.context.updated", data, visibleTo },
      { ...about, type: "spotlight.changed", data: { session_id, spotlight_identity: null } },
    ],
    response: null,
  }));
  const topics = () => given.filter(([id]) => id === fixture.id).map(([, topic]) => topic);
  await expect.poll(topics).toContain("spotlight");
  expect(topics()).not.toContain("turn_context");
});

test("every control topic is sent for some event (LS-7.28)", async () => {
  const samples = [
    ...["schedule.start", "schedule.update", "turn.started", "turn.completed", "turn.context.updated"],
    ...["interviewee.designated", "interviewer.designated", "spotlight.changed", "attendee.role.changed"],
  ].map((type) => ({ type, data: {}, actor: "host" }));
  const withData = [
    { type: "question.featured", data: { remaining_sec: 60 }, actor: "host" },
    { type: "free_timer.update", data: {}, actor: null },
    { type: "attendee.update", data: { is_present: true }, actor: null },
  ];
  const topics = [...samples, ...withData].flatMap((event) => topicsOf(event as never));
  expect(new Set(topics)).toEqual(new Set(HINT_TOPICS));
  const named = [
    ...["schedule_ctrl", "turn_started", "turn_ended", "turn_context", "feature_question", "timer_ctrl", "spotlight"],
    ...["interviewee_designation", "interviewer_designation", "timer_tick", "schedule_sync"],
    ...["session_state_response", "authority_grant", "free_timer"],
  ];
  expect(new Set(HINT_TOPICS)).toEqual(new Set(named));
});
