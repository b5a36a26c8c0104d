import type { CallJoined, PageData, SessionState } from "@hotseat/api-client/types";
import type { Page } from "@playwright/test";
import { check } from "../../scripts/lib/checks.mjs";
import type { LivekitAddress } from "../../scripts/lib/stack.mjs";
import { findOne } from "./find-one.ts";
import { type ForgeryTarget, forge, forgeries, listenIn } from "./forged-packets.ts";
import { joinRoom, liveSession, schedulePath } from "./live-session.ts";
import type { Person } from "./person.ts";
import { removal } from "./removal-scene.ts";
import { ownLivekit, runCheck, signInAll } from "./run-check.ts";

/**
 * What a dishonest participant can do: as every role, every control topic is published by hand into the room, and every control
 * call is made. No packet may change any screen or the server's state, and no call the policy denies may be accepted. And
 * somebody removed is out at once: page, stream and room.
 */

const base = (session: number) => `/api/v1/interviews/sessions/${session}/`;

/** The state that is the server's, without what moves by itself and who is in the room. */
async function stateOf(person: Person, session: number) {
  const { schedule, designations, authorities, free_timer } = await person.must<SessionState>(
    "GET",
    `${base(session)}state/`,
  );
  const { server_time: _moves, ...still } = schedule;
  return JSON.stringify({ still, designations, authorities: [...authorities].sort(), free_timer });
}

/** What a person reads on a screen, without who is in the room: the forger comes and goes. */
const screenOf = (page: Page) =>
  page.evaluate(() => {
    const parts = [
      "header",
      '[role="toolbar"] fieldset',
      "[data-phase]",
      '[aria-label="Evaluation"]',
      "[data-state] p",
    ];
    const texts = parts.flatMap((part) => [...document.querySelectorAll(part)].map((each) => each.textContent ?? ""));
    const body = document.body.textContent ?? "";
    return { texts, forged: body.includes("FORGED WORDS") };
  });

type Side = "host" | "candidate" | "participant" | "observer";

/** What the rail's panel holds once everything on a role's screen is drawn: before that, a screen changes by itself. */
const LAST_DRAWN: Record<Side, string> = {
  host: "Score for question 1",
  participant: "Score for question 1",
  candidate: "Your notes",
  observer: "What to show",
};

/** Long enough for a receiver to miss the number and fetch the state (500 ms), and for a screen that believed to show it. */
const BELIEVED_WITHIN_MS = 1500;

async function attack({
  livekit,
  session,
  forger,
  listener,
  name,
  pages,
  watcher,
  target,
  arrives,
}: {
  livekit: LivekitAddress;
  session: number;
  forger: Person;
  listener: Person;
  name: string;
  pages: Page[];
  watcher: Person;
  target: ForgeryTarget;
  arrives: boolean;
}) {
  const join = (person: Person) =>
    person.must<CallJoined>("POST", `/api/v1/comms/call-sessions/by-interview/${session}/join/`, {});
  const ears = await listenIn(livekit, session, (await join(listener)).token);
  const call = await join(forger);
  const state = await stateOf(watcher, session);
  const screens = await Promise.all(pages.map(screenOf));
  const sent = await forge(call, forgeries(session, target), BELIEVED_WITHIN_MS);
  const heard = ears.heard();
  await ears.leave();
  const after = await Promise.all(pages.map(screenOf));
  check(
    arrives ? heard > 0 : heard === 0,
    `${name}: ${heard} of ${sent} packets ${arrives ? "reach the others" : "pass the media server"}`,
  );
  check((await stateOf(watcher, session)) === state, `${name}: the server's state is the same`);
  const changes = after.flatMap(({ texts, forged }, screen) => changesOf(screens[screen].texts, texts, forged));
  check(
    changes.length === 0,
    `${name}: no screen of ${pages.length} changed${changes.map((each) => `; ${each}`).join("")}`,
  );
}

/** What is read differently, for the one who looks for the cause. */
function changesOf(before: string[], after: string[], forged: boolean) {
  const changed = after.length === before.length ? after.filter((text, index) => text !== before[index]) : after;
  const first = before.length === after.length ? before.filter((text, index) => text !== after[index]) : before;
  if (changed.length === 0 && first.length === 0) return forged ? ["shows forged words"] : [];
  return [`was ${JSON.stringify(first)}, is ${JSON.stringify(changed)}`];
}

/** Every control call, with a body that would do something. */
const controlCalls = (
  session: number,
  { attendeeId, questionId }: ForgeryTarget,
): [method: string, path: string, body?: object][] => [
  ["POST", `${schedulePath(session)}start/`, {}],
  ["POST", `${schedulePath(session)}pause/`, {}],
  ["POST", `${schedulePath(session)}next/`, {}],
  ["POST", `${schedulePath(session)}seek/`, { index: 2 }],
  ["POST", `${schedulePath(session)}swap/`, { attendee_id: attendeeId }],
  ["POST", `${schedulePath(session)}ask-to-swap/`, { attendee_id: attendeeId }],
  ["POST", `${schedulePath(session)}answer-swap/`, { accepts: true }],
  ["POST", `${base(session)}extend/`, { minutes: 5 }],
  ["POST", `${base(session)}hold/`, { held: true }],
  ["POST", `${base(session)}set-flow-mode/`, { flow_mode: "FREE" }],
  ["POST", `${base(session)}designations/`, { role: "interviewer", attendee_id: attendeeId }],
  ["POST", `${base(session)}designations/`, { role: "interviewee", attendee_id: attendeeId }],
  ["POST", `${base(session)}designations/`, { role: "spotlight", attendee_id: attendeeId }],
  ["DELETE", `${base(session)}designations/`],
  ["POST", `${base(session)}authority/`, { attendee_id: attendeeId, granted: true }],
  ["POST", `${base(session)}featured-question/`, { question_id: questionId }],
  ["POST", `${base(session)}free-timer/`, { op: "start", duration_sec: 60 }],
  ["POST", `${base(session)}end/`, {}],
  ["POST", `${base(session)}cancel/`, {}],
  ["POST", `${base(session)}attendees/claim-host/`, {}],
  ["POST", `${base(session)}attendees/${attendeeId}/hand-over/`, {}],
  ["DELETE", `${base(session)}attendees/${attendeeId}/`],
];

/** None of these people may control: every call must be refused, and leave everything as it was. */
async function denied({
  session,
  caller,
  name,
  watcher,
  target,
  except = [],
}: {
  session: number;
  caller: Person;
  name: string;
  watcher: Person;
  target: ForgeryTarget;
  except?: readonly string[];
}) {
  const state = await stateOf(watcher, session);
  const accepted: string[] = [];
  for (const [method, path_, body] of controlCalls(session, target)) {
    if (except.includes(`${method} ${path_}`)) continue;
    const { status } = await caller.call(method, path_, body);
    if (status < 400) accepted.push(`${method} ${path_}`);
    if (status >= 500) accepted.push(`${method} ${path_} answered ${status}`);
  }
  check(accepted.length === 0, `${name}: 0 control calls accepted${accepted.length > 0 ? `, but ${accepted}` : ""}`);
  check((await stateOf(watcher, session)) === state, `${name}: the state is the same after all of them`);
}

await runCheck({ name: "forgery", env: { HOTSEAT_RATE_LIMIT: "0" } }, async ({ stack, browser }) => {
  const people = await signInAll(stack.url, ["amelie", "ben", "chiara", "dieter", "platform.admin"]);
  const { amelie, ben, chiara, dieter } = people;
  const session = await liveSession(60, [amelie, ben, chiara]);
  await dieter.must("POST", `${base(session)}join/`, { role: "observer", hot_seat: false });
  await amelie.must("POST", `${schedulePath(session)}start/`, {});
  await amelie.must("POST", `${schedulePath(session)}seek/`, { index: 6 });
  // Clocks stand still, so that a screen is the same text before and after.
  await amelie.must("POST", `${schedulePath(session)}pause/`, {});
  const state = await amelie.must<SessionState>("GET", `${base(session)}state/`);
  const { attendees, questions } = await amelie.must<PageData>("GET", `${base(session)}page-data/`);
  const chiaras = findOne(attendees, ({ user }) => user.keycloak_id === "demo-chiara");
  const target = {
    attendeeId: chiaras.id,
    keycloakId: chiaras.user.keycloak_id,
    questionId: findOne(questions, (question) => question.attendee_id === chiaras.id).id,
    schedule: state.schedule,
  };
  const roles = { host: amelie, candidate: ben, participant: chiara, observer: dieter };
  const rounds: [forgers: Side[], watchers: Side[]][] = [
    [
      ["host", "observer"],
      ["candidate", "participant"],
    ],
    [
      ["candidate", "participant"],
      ["host", "observer"],
    ],
  ];
  for (const [forgers, watchers] of rounds) {
    const pages = await Promise.all(watchers.map((role) => joinRoom(browser, stack.url, roles[role], session)));
    await Promise.all(pages.map((page) => page.locator("[data-phase]").first().waitFor()));
    await Promise.all(pages.map((page, index) => page.getByLabel(LAST_DRAWN[watchers[index]]).first().waitFor()));
    for (const role of forgers)
      await attack({
        livekit: ownLivekit(stack),
        session,
        forger: roles[role],
        listener: roles[findOne(forgers, (other) => other !== role)],
        name: role,
        pages,
        watcher: amelie,
        target,
        arrives: role !== "observer",
      });
    for (const page of pages) await page.context().close();
  }
  for (const name of ["candidate", "participant", "observer"] as const)
    await denied({ session, caller: roles[name], name, watcher: amelie, target });
  await denied({
    session,
    caller: people["platform.admin"],
    name: "an administrator who is not in the session",
    watcher: amelie,
    target,
    // Theirs by policy: administrators remove people from sessions in their scope.
    except: [`DELETE ${base(session)}attendees/${target.attendeeId}/`],
  });
  await removal({ browser, url: stack.url, host: amelie, guest: ben });
});
