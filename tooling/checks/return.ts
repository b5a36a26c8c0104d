import { setTimeout as sleep } from "node:timers/promises";
import type { CallJoined, PageData } from "@hotseat/api-client/types";
import type { Browser } from "@playwright/test";
import { check } from "../../scripts/lib/checks.mjs";
import { findOne } from "./find-one.ts";
import { type Mark, measure, meterOf } from "./heard-and-seen.ts";
import { type Hostile, openHostile } from "./hostile-client.ts";
import { joinRoom, liveSession } from "./live-session.ts";
import type { Person } from "./person.ts";
import { runCheck, signInAll } from "./run-check.ts";

/**
 * A removed or blocked person who returns with a program of their own: one completes only its publisher connection and so is
 * never active, and one enters and leaves in a loop, both with every token from the video server. Two people listen and watch
 * in the product's page. Last they return as observers, with their old token. `SECONDS=420` for the long run.
 */
const SECONDS = Number(process.env.SECONDS ?? 60);
const OUT_WITHIN_MS = 2000;
/** The longest permitted standstill of another person's picture because of a removal. */
const STILL_AT_MOST_MS = 4000;
/** The meter is tested on the voices and pictures of everybody else. */
const QUIET_MS = 5_000;
/** Before that the meter must have heard and seen: otherwise it measures nothing. */
const SETTLE_MS = 12_000;
const ASK_EVERY_MS = 1000;

type Name = "amelie" | "ben" | "chiara" | "dieter";
type People = Record<Name, Person>;
type Sense = "heard" | "seen" | "listed";

/** A person who returns with a program of their own. */
interface ReturningPerson extends Mark {
  readonly who: Name;
  readonly colour: string;
  readonly subscribes: boolean;
  readonly staysMs?: number;
}

type PutOut = (host: Person, session: number, id: number, person: Person) => Promise<unknown>;

/** A fake microphone beeps at 400 Hz and its odd multiples: these tones lie between two of them. */
const MARKS: readonly ReturningPerson[] = [
  {
    name: "publisher only",
    who: "ben",
    identity: "demo-ben",
    tone: 2400,
    colour: "rgb(255,0,255)",
    rgb: [255, 0, 255],
    subscribes: false,
  },
  {
    name: "in a loop",
    who: "chiara",
    identity: "demo-chiara",
    tone: 4000,
    colour: "rgb(0,255,255)",
    rgb: [0, 255, 255],
    subscribes: true,
    staysMs: 1500,
  },
];

const base = (session: number) => `/api/v1/interviews/sessions/${session}/`;
const callPath = (session: number) => `/api/v1/comms/call-sessions/by-interview/${session}/join/`;

const LISTENERS = ["demo-amelie", "demo-dieter"];

const remove = (host: Person, session: number, id: number) => host.must("DELETE", `${base(session)}attendees/${id}/`);
const block = (host: Person, session: number, id: number) =>
  host.must("POST", `${base(session)}attendees/${id}/block/`, {});
const giveUp = (person: Person, session: number) => person.must("POST", `${base(session)}cancel-registration/`);

/** The kinds of removal; a person who gives their seat up first does so by themself, and keeps their token. */
const WAYS: Record<string, PutOut> = {
  "after a removal": remove,
  "after a block": block,
  "after giving the seat up and a removal": async (host, session, id, person) => {
    await giveUp(person, session);
    await remove(host, session, id);
  },
  "after giving the seat up and a block": async (host, session, id, person) => {
    await giveUp(person, session);
    await block(host, session, id);
  },
};

/** A candidate who returns as observer, with the old token: it publishes until the server has corrected its grants. */
async function observerScene({ browser, url, people }: { browser: Browser; url: string; people: People }) {
  const { amelie, dieter } = people;
  const session = await liveSession(240, [amelie, dieter, ...MARKS.map(({ who }) => people[who])]);
  const listeners = await Promise.all(
    [amelie, dieter].map((person) => joinRoom(browser, url, person, session, (context) => measure(context, MARKS))),
  );
  const hostiles: Hostile[] = [];
  for (const mark of MARKS) {
    const call = await people[mark.who].must<CallJoined>("POST", callPath(session), {});
    hostiles.push(await openHostile(browser, { ...call, ...mark, others: LISTENERS }));
  }
  const began = Date.now();
  await sleep(SETTLE_MS);
  const before = await Promise.all(listeners.map((page) => meterOf(page, began)));
  for (const { name } of MARKS) {
    const least = Math.min(...before.map(({ perPerson }) => perPerson[name].heard));
    check(least > 1, `as observer: ${name} is heard for ${least} of ${SETTLE_MS / 1000} s while they take part`);
  }
  for (const { who } of MARKS) {
    await giveUp(people[who], session);
    await people[who].must("POST", `${base(session)}join/`, { role: "observer" });
  }
  const done = Date.now();
  const atBound = await Promise.all(hostiles.map((hostile) => hostile.results()));
  await sleep(SECONDS * 1000);
  const after = await Promise.all(listeners.map((page) => meterOf(page, done + OUT_WITHIN_MS)));
  for (const [index, { name }] of MARKS.entries()) {
    const worst = (sense: Sense) => Math.max(...after.map(({ perPerson }) => perPerson[name][sense]));
    const entries = (await hostiles[index].results()).entries - atBound[index].entries;
    check(
      worst("heard") === 0 && worst("seen") === 0,
      `as observer: ${name}: heard ${worst("heard").toFixed(1)} s and seen ${worst("seen").toFixed(1)} s of ${SECONDS} s after 2 s, ` +
        `${entries} times let in`,
    );
  }
  for (const hostile of hostiles) await hostile.close();
  for (const page of listeners) await page.context().close();
}

async function scene({
  browser,
  url,
  people,
  way,
  putOut,
}: {
  browser: Browser;
  url: string;
  people: People;
  way: string;
  putOut: PutOut;
}) {
  const { amelie, dieter } = people;
  const session = await liveSession(240, [amelie, dieter, ...MARKS.map(({ who }) => people[who])]);
  const listeners = await Promise.all(
    [amelie, dieter].map((person) => joinRoom(browser, url, person, session, (context) => measure(context, MARKS))),
  );
  const quiet = Date.now();
  await sleep(QUIET_MS);
  const silence = await Promise.all(listeners.map((page) => meterOf(page, quiet)));
  const most = (sense: Sense) =>
    Math.max(...silence.flatMap(({ perPerson }) => Object.values(perPerson).map((each) => each[sense])));
  const [heard, seen] = [most("heard"), most("seen")];
  check(heard === 0 && seen === 0, `${way}: before they come they are heard for ${heard} s and seen for ${seen} s`);
  const { attendees } = await amelie.must<PageData>("GET", `${base(session)}page-data/`);
  const hostiles: Hostile[] = [];
  for (const mark of MARKS) {
    const call = await people[mark.who].must<CallJoined>("POST", callPath(session), {});
    hostiles.push(await openHostile(browser, { ...call, ...mark, others: LISTENERS }));
  }
  const began = Date.now();
  await sleep(SETTLE_MS);
  const before = await Promise.all(listeners.map((page) => meterOf(page, began)));
  for (const { name } of MARKS) {
    const least = Math.min(...before.map(({ perPerson }) => perPerson[name].heard));
    check(least > 1, `${way}: ${name} is heard for ${least} of ${SETTLE_MS / 1000} s while they have their place`);
  }

  const asked = Date.now();
  for (const { who } of MARKS) {
    const { id } = findOne(attendees, ({ user }) => user.keycloak_id === `demo-${who}`);
    await putOut(amelie, session, id, people[who]);
  }
  const done = Date.now();
  await sleep(OUT_WITHIN_MS);
  const atBound = await Promise.all(hostiles.map((hostile) => hostile.results()));
  let admitted = 0;
  while (Date.now() < done + SECONDS * 1000) {
    for (const { who } of MARKS)
      if ((await people[who].call("POST", callPath(session), {})).status < 400) admitted += 1;
    await sleep(ASK_EVERY_MS);
  }
  const after = await Promise.all(listeners.map((page) => meterOf(page, done + OUT_WITHIN_MS)));
  const whole = await Promise.all(listeners.map((page) => meterOf(page, asked)));
  const within = await Promise.all(listeners.map((page) => meterOf(page, done)));
  for (const [index, { name }] of MARKS.entries()) {
    const worst = (sense: Sense) => Math.max(...after.map(({ perPerson }) => perPerson[name][sense]));
    const { entries, met, refused, tokens, received } = await hostiles[index].results();
    const bytes = received - atBound[index].received;
    check(
      worst("heard") === 0 && worst("seen") === 0 && worst("listed") === 0,
      `${way}: ${name}: heard ${worst("heard").toFixed(1)} s, seen ${worst("seen").toFixed(1)} s and listed ` +
        `${worst("listed").toFixed(1)} s of ${SECONDS} s after 2 s; ` +
        `last at ${Math.max(...within.map(({ perPerson }) => perPerson[name].last))} ms`,
    );
    const back = met - atBound[index].met;
    const alone = entries - atBound[index].entries - back;
    check(
      bytes === 0 && back === 0,
      `${way}: ${name}: ${bytes} bytes of the others after 2 s; with ${tokens} tokens ${back} times let in to them, ${alone} times ` +
        `to an empty room, and ${refused} refused`,
    );
  }
  check(admitted === 0, `${way}: ${admitted} fresh tokens given to them by Hotseat`);
  const honest = new Set(LISTENERS);
  const still = whole.flatMap(({ gaps }) => Object.entries(gaps).filter(([identity]) => honest.has(identity)));
  const longest = Math.max(...still.map(([, ms]) => ms));
  check(
    still.length >= 4 && longest < STILL_AT_MOST_MS,
    `${way}: the others' pictures stood still for ${still.map(([who, ms]) => `${who} ${ms}`)} ms at most`,
  );
  for (const hostile of hostiles) await hostile.close();
  for (const page of listeners) await page.context().close();
  // A block outlives its session; the next scene has the same people.
  for (const { who } of MARKS) await amelie.call("DELETE", `/api/v1/users/me/blocks/demo-${who}/`);
}

await runCheck({ name: "return", env: { HOTSEAT_RATE_LIMIT: "1000000000" }, fps: 10 }, async ({ stack, browser }) => {
  const people = await signInAll(stack.url, ["amelie", "ben", "chiara", "dieter"]);
  for (const [way, putOut] of Object.entries(WAYS)) await scene({ browser, url: stack.url, people, way, putOut });
  await observerScene({ browser, url: stack.url, people });
});
