import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Attendee, CallJoined, PageData, Question, Schedule } from "@hotseat/api-client/types";
import type { Page } from "@playwright/test";
import { check, runChecks } from "../../scripts/lib/checks.mjs";
import { freePort } from "../../scripts/lib/port.mjs";
import { startPostgres } from "../../scripts/lib/postgres.mjs";
import { step } from "../../scripts/lib/say.mjs";
import type { Stack } from "../../scripts/lib/stack.mjs";
import { startStack } from "../../scripts/lib/stack.mjs";
import { buildWeb } from "../../scripts/lib/turbo.mjs";
import { startBalancer } from "./balancer.ts";
import { openBrowser } from "./browser.ts";
import { readEvents } from "./event-reader.ts";
import { expectedPosition } from "./expected-position.ts";
import { findOne } from "./find-one.ts";
import { joinRoom, liveSession, saveDraft, schedulePath, untilPresent } from "./live-session.ts";
import { Person } from "./person.ts";
import { claimsOf, expired, tryToken } from "./room-token.ts";
import { ownLivekit } from "./run-check.ts";

/**
 * Two server processes on one PostgreSQL and one LiveKit, behind one address: each sends the other's changes to its clients, and when one is
 * killed during a session the other continues, including its guided schedule.
 */
const SECOND_MS = 1000;
/** The shortest permitted session, so that segments take seconds. */
const SESSION_MINUTES = 5;
const GONE_WITHIN_MS = 2000;
const BACK_WITHIN_MS = 5000;
const CALLBACK = "/api/v1/oidc/callback/";

const folder = mkdtempSync(path.join(tmpdir(), "hotseat-processes-"));
const opened: { stop(): Promise<unknown> }[] = [];

async function startAll() {
  await buildWeb();
  const postgres = await startPostgres();
  opened.push(postgres);
  const [front, portA, portB] = [await freePort(), await freePort(), await freePort()];
  const url = `http://127.0.0.1:${front}`;
  const env = { PUBLIC_URL: url, SESSION_SECRET: "s".repeat(40), HOTSEAT_RATE_LIMIT: "0" };
  const common = { databaseUrl: postgres.url, env };
  const a = await startStack({ ...common, dataDir: path.join(folder, "a"), port: portA });
  opened.push(a);
  const b = await startStack({ ...common, dataDir: path.join(folder, "b"), port: portB, video: a.livekit ?? false });
  opened.push(b);
  const balancer = await startBalancer(front, [a.url, b.url]);
  opened.push(balancer);
  return { a, b, balancer };
}

/** The same person, connected to one process directly: cookies ignore the port. */
function at(stack: Stack, person: Person) {
  const there = new Person(stack.url);
  there.adopt(person);
  return there;
}

const pageData = (session: number) => `/api/v1/interviews/sessions/${session}/page-data/`;

const sees = (page: Page, text: string) =>
  page
    .getByText(text)
    .first()
    .waitFor({ timeout: BACK_WITHIN_MS })
    .then(
      () => true,
      () => false,
    );

/** Returns the schedule during a question that another one follows, with time enough for a kill between. */
async function atQuestion(person: Person, session: number) {
  for (;;) {
    const schedule = await person.must<Schedule>("GET", schedulePath(session));
    const [now, next] = schedule.timeline.slice(schedule.current_index);
    const dueAt = Date.parse(schedule.started_at ?? "") + schedule.remaining_sec * SECOND_MS;
    const leftMs = dueAt - Date.parse(schedule.server_time);
    if (now.type === "QUESTION" && next?.type === "QUESTION" && leftMs > GONE_WITHIN_MS)
      return { schedule, next, dueAt };
    await new Promise((resolve) => setTimeout(resolve, Math.max(leftMs, 0) + 100));
  }
}

/** Kills one process; the other must keep drafts, be on time, and get the browser's connection. */
async function killOne(
  name: string,
  gone: Stack,
  left: Stack,
  {
    person,
    session,
    attendees,
    questions,
    page,
  }: { person: Person; session: number; attendees: Attendee[]; questions: Question[]; page: Page },
) {
  const there = at(left, person);
  const events = await readEvents(`${left.url}/api/v1/sse/session/${session}/`, person);
  const { schedule: before, next, dueAt } = await atQuestion(there, session);
  await gone.server.kill("SIGKILL");
  const evaluatee = findOne(attendees, (each) => !each.is_owner).id;
  const question = findOne(questions, (each) => each.attendee_id === evaluatee).id;
  const comment = `written without ${name}`;
  const draft = await saveDraft(there, session, { evaluatee, question, score: 4, comment });
  const { evaluations } = await there.must<PageData>("GET", pageData(session));
  const kept = evaluations.find((each) => each.evaluatee === evaluatee)?.comments;
  check(draft.status < 300 && kept === comment, `without ${name} a draft is kept (${draft.status}, "${kept}")`);
  const index = before.current_index + 1;
  const moved = await events.until(
    (event) => "schedule" in event.data && event.data.schedule.current_index === index,
    dueAt - Date.now() + BACK_WITHIN_MS,
  );
  const off = moved ? moved.at - dueAt : Number.NaN;
  check(Math.abs(off) <= SECOND_MS, `without ${name} segment ${index} began ${off} ms after its second`);
  const asked = findOne(questions, ({ id }) => id === next.question_id).question_text;
  check(await sees(page, asked), `without ${name} the browser shows the question of segment ${index}`);
  const after = await there.must<Schedule>("GET", schedulePath(session));
  const now = Date.parse(after.server_time);
  const [found, expected] = [expectedPosition(after, now), expectedPosition(before, now)];
  check(
    found.index === expected.index && Math.abs(found.remaining - expected.remaining) <= 1,
    `without ${name} the schedule stands at ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`,
  );
  await events.stop();
  await gone.server.restart();
}

/** A room token lives five minutes; after that the video server refuses it, and a new one from the server is accepted. */
async function checkRoomToken(a: Stack, b: Stack, person: Person, session: number) {
  const join = (stack: Stack) =>
    at(stack, person).must<CallJoined>("POST", `/api/v1/comms/call-sessions/by-interview/${session}/join/`);
  const livekit = ownLivekit(a);
  const { token, expires_at } = await join(a);
  const { exp } = claimsOf(token);
  const lives = exp - Date.now() / 1000;
  check(Math.abs(lives - 300) < 5 && Math.abs(exp - Date.parse(expires_at) / 1000) < 5, "a room token lives 5 minutes");
  const over = await tryToken(livekit, expired(token, livekit.apiSecret));
  check(over === 401, `the video server refuses it after its time (${over})`);
  const [first, fresh] = [await tryToken(livekit, token), await tryToken(livekit, (await join(b)).token)];
  check(first === 200 && fresh === 200, `before that, and with a fresh one from B, it opens (${first}, ${fresh})`);
}

async function run() {
  const { a, b, balancer } = await step("PostgreSQL, LiveKit and two servers", startAll);
  const person = new Person(balancer.url);
  // Started and typed at A, read at B.
  balancer.route((target) => (target.startsWith(CALLBACK) ? 1 : 0));
  const me = await person.signIn("amelie@hotseat.example");
  check(me.email === "amelie@hotseat.example", "a sign-in begun at A is finished at B");
  balancer.route(() => 0);
  const guests: Person[] = [];
  for (const login of ["ben", "chiara"]) {
    const guest = new Person(balancer.url);
    await guest.signIn(`${login}@hotseat.example`);
    guests.push(guest);
  }
  const session = await liveSession(SESSION_MINUTES, [person, ...guests], { hot_seat: false });
  check((await at(b, person).call("GET", "/api/v1/users/me/")).status === 200, "signed in at A is signed in at B");

  await checkRoomToken(a, b, person, session);

  const browser = await openBrowser({ fps: 5 });
  opened.push({ stop: () => browser.close() });
  // The page's requests go to B while the host acts at A.
  balancer.route(() => 1);
  // All are in the room: the schedule follows an absent host's state, and a turn waits for its candidate.
  const pages = await Promise.all([person, ...guests].map((each) => joinRoom(browser, balancer.url, each, session)));
  const [, page] = pages;
  await untilPresent(person, session, pages.length);
  const events = await readEvents(`${b.url}/api/v1/sse/session/${session}/`, guests[1]);
  const atA = at(a, person);
  const pressed = Date.now();
  await atA.must("POST", `${schedulePath(session)}start/`, {});
  const started = await events.until(({ type }) => type === "schedule.start", GONE_WITHIN_MS);
  check(started !== null, `a start at A reached a stream at B after ${started ? started.at - pressed : "?"} ms`);
  // Nobody can read their own questions before they are asked: two people together know all.
  const known = await Promise.all([atA, at(a, guests[1])].map((each) => each.must<PageData>("GET", pageData(session))));
  const attendees = known[0].attendees;
  const questions = known.flatMap((each) => each.questions);
  const { schedule, next } = await atQuestion(atA, session);
  await atA.must("POST", `${schedulePath(session)}next/`, { expected_index: schedule.current_index });
  const text = findOne(questions, ({ id }) => id === next.question_id).question_text;
  check(await sees(page, text), "a step at A shows its question in a browser at B");
  await events.stop();

  // The browser is at B, and after B's end at A: each kill breaks its connection.
  const setting = { person, session, attendees, questions, page };
  await killOne("B", b, a, setting);
  await killOne("A", a, b, setting);
}

async function stopAll() {
  for (const each of opened.reverse()) await each.stop();
  rmSync(folder, { recursive: true, force: true });
}

await runChecks(() => run().finally(stopAll));
