import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { PEOPLE } from "../../../test/people.ts";
import { readyVideo } from "../../../test/ready-video.ts";
import { OFFER } from "../../../test/sessions.ts";
import { createSession } from "./contract.ts";

/** The calls by path, as made by a client that knows only the requirements (LS-7.1). */
let server: TestServer;
let amelie: Client;
let ben: Client;
let id: number;
const at = (rest: string) => `/interviews/sessions/${id}/${rest}`;

beforeAll(async () => {
  server = await createTestServer({ handlers: ALL_ROUTES, video: readyVideo });
  amelie = await server.signIn(PEOPLE.amelie);
  ben = await server.signIn(PEOPLE.ben);
  id = (await amelie.call(createSession, { body: OFFER })).body.id;
});
afterAll(() => server.close());

test("a seat is taken, given back and taken again; own attendee, all attendees and sessions are read (LS-7.2, LS-7.3, LS-7.5, LS-7.7, LS-7.9)", async () => {
  expect((await ben.send("POST", at("join/"), {})).status).toBe(201);
  expect((await ben.send("POST", at("cancel-registration/"))).status).toBeLessThan(300);
  const gone = await ben.send("GET", `/interviews/me/sessions/${id}/attendee/`);
  expect([gone.status, gone.body.code]).toEqual([403, "not_attending"]);
  const joined = await ben.send("POST", at("join/"), { role: "participant", hot_seat: true });
  const mine = await ben.send("GET", `/interviews/me/sessions/${id}/attendee/`);
  expect([joined.status, mine.status, mine.body.id]).toEqual([201, 200, joined.body.id]);
  const { results } = (await amelie.send("GET", at("attendees/"))).body as { results: Array<{ id: number }> };
  expect(results.map((each) => each.id)).toContain(joined.body.id);
  const sessions = (await ben.send("GET", "/interviews/sessions/")).body as { results: Array<{ id: number }> };
  expect(sessions.results.map((each) => each.id)).toContain(id);
});

test("join call before the start is refused with the reason, with can_start and session_status; after it url, token and call_session_id (LS-3.14, LS-7.12, LS-7.23)", async () => {
  const door = `/comms/call-sessions/by-interview/${id}/join/`;
  const early = await amelie.send("POST", door);
  expect(early.status).toBeGreaterThanOrEqual(400);
  expect(early.body).toMatchObject({
    code: "session_not_started",
    error: "session_not_started",
    detail: expect.any(String),
    message: expect.any(String),
    can_start: true,
    session_status: "SCHEDULED",
  });
  expect((await amelie.send("POST", at("start/"))).body).toMatchObject({ status: "IN_PROGRESS" });
  expect((await amelie.send("POST", door)).body).toMatchObject({
    url: expect.stringMatching(/^wss?:/),
    token: expect.any(String),
    call_session_id: expect.any(Number),
  });
});

test("page data holds attendees, questions and evaluation_criteria (LS-7.11)", async () => {
  const { body } = await ben.send("GET", at("page-data/"));
  for (const part of ["attendees", "questions", "evaluation_criteria"])
    expect((body[part] as unknown[]).length, part).toBeGreaterThan(0);
});

test("the schedule starts at a segment, pauses with the server's remaining seconds, resumes and is sought; an interviewee given in GUIDED changes nothing (LS-4.10, LS-5.7, LS-5.8, LS-7.14, LS-7.15, LS-7.16, LS-7.17)", async () => {
  const timeline = (body: Record<string, unknown>) => body.timeline as Array<{ interviewee_attendee_id: number }>;
  const started = await amelie.send("POST", at("schedule/start/"), { current_index: 0 });
  expect(started.body).toMatchObject({ status: "RUNNING", current_index: 0 });
  // Without a value, and with an impossible one: the server's clock counts.
  const paused = await amelie.send("POST", at("schedule/pause/"), {});
  expect(paused.body).toMatchObject({ status: "PAUSED", remaining_sec: started.body.remaining_sec });
  await amelie.send("POST", at("schedule/start/"), {});
  const insisted = await amelie.send("POST", at("schedule/pause/"), { remaining_sec: 7 });
  expect([insisted.status, insisted.body.remaining_sec]).toEqual([200, started.body.remaining_sec]);
  const absurd = await amelie.send("POST", at("schedule/pause/"), { remaining_sec: -1 });
  expect(absurd.status).toBeGreaterThanOrEqual(400);
  await amelie.send("POST", at("schedule/start/"), {});

  const planned = timeline(started.body)[1]?.interviewee_attendee_id;
  const others = timeline(started.body).map((segment) => segment.interviewee_attendee_id);
  const other = others.find((attendee) => attendee !== null && attendee !== planned) as number;
  const next = await amelie.send("POST", at("schedule/next/"), { interviewee_attendee_id: other });
  expect(next.body.current_index).toBe(1);
  expect(timeline(next.body)[1]?.interviewee_attendee_id).toBe(planned);
  const sought = await amelie.send("POST", at("schedule/seek/"), { index: 2, interviewee_attendee_id: other });
  expect(sought.body.current_index).toBe(2);
  expect(timeline(sought.body).map((segment) => segment.interviewee_attendee_id)).toEqual(others);
});

test("the schedule has state and clock, its segments have kind, place, times, question and candidate (LS-3.2, LS-3.3)", async () => {
  const { body } = await ben.send("GET", at("schedule/"));
  const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(body).toMatchObject({
    status: "RUNNING",
    current_index: 2,
    started_at: ISO,
    remaining_sec: expect.any(Number),
  });
  const timeline = body.timeline as Array<{ type: string }>;
  expect(timeline[2]).toMatchObject({
    id: expect.any(String),
    type: "QUESTION",
    slot_index: 0,
    duration_sec: expect.any(Number),
    remaining_sec: null,
    started_at: ISO,
    question_id: expect.any(Number),
    interviewee_attendee_id: expect.any(Number),
  });
  // The time left of the running segment is in the schedule, that of a past one in the segment.
  expect(timeline[1]).toMatchObject({ remaining_sec: expect.any(Number) });
  expect(new Set(timeline.map(({ type }) => type))).toEqual(new Set(["QUESTION", "QNA_RUN", "EVALUATE", "DEBRIEF"]));
});

test("the mode is changed on pause, and the response contains it (LS-7.18)", async () => {
  await amelie.send("POST", at("schedule/pause/"), {});
  const changed = await amelie.send("POST", at("set-flow-mode/"), { flow_mode: "FREE" });
  expect([changed.status, changed.body.flow_mode]).toEqual([200, "FREE"]);
});
