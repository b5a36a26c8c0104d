import { setTimeout as wait } from "node:timers/promises";
import { loadOt } from "@hotseat/collab/ot";
import { check } from "../../scripts/lib/checks.mjs";
import {
  atOneServer,
  atTwoServers,
  KILLS,
  rand,
  runKills,
  SETTLED_WITHIN_MS,
  TAKEN_OVER_WITHIN_MS,
} from "./kill-run.ts";
import { Typist } from "./pad-typist.ts";

/**
 * Five people type in one pad: the server is killed again and again; then, of two instances, the one that owns the pad. Then the
 * owner is stopped and goes on later. Every acknowledged word must be there, and every word once.
 */
const PEOPLE = ["a", "b", "c", "d", "e"];

/** Between two kills at least: a client gives up after five lost connections in 15 s, as it should. */
const PACE_MS = 4000;

const textOf = async (url: string, id: string) => (await fetch(`${url}/api/text/${id}`)).text();
const count = (text: string, word: string) => text.split(word).length - 1;

/** Words of the text that are not there exactly once, of those typed. */
function wrong(text: string, typists: readonly Typist[], upTo: (typist: Typist) => number): string[] {
  return typists.flatMap((typist) =>
    Array.from({ length: upTo(typist) }, (_, at) => typist.word(at + 1)).filter((word) => count(text, word) !== 1),
  );
}

/** Words that somebody else was shown: the server tells an edit to others when it acknowledges it. */
function toldTo(typists: readonly Typist[]): string[] {
  const others = new Map(typists.map((typist) => [typist, typists.filter((one) => one !== typist)]));
  return typists.flatMap((typist) =>
    Array.from({ length: typist.typed }, (_, at) => typist.word(at + 1)).filter((word) =>
      others.get(typist)?.some(({ pad }) => pad.text().includes(word)),
    ),
  );
}

async function settle(typists: readonly Typist[]) {
  for (const typist of typists) await typist.stop();
  for (const typist of typists) await typist.settled(SETTLED_WITHIN_MS);
}

const killed = () =>
  atOneServer({ demo: false }, async (stack) => {
    const ot = await loadOt();
    const typists = PEOPLE.map((name) => new Typist(ot, name, () => stack.url, "kills", rand));
    let killedAt = Number.NEGATIVE_INFINITY;
    for (let round = 1; round <= KILLS; round += 1) {
      const before = new Map(typists.map((typist) => [typist, typist.acknowledged]));
      for (const typist of typists) typist.start();
      // Everybody is connected and typing when the kill comes.
      while (typists.some((typist) => typist.mustBeConnected().acknowledged <= (before.get(typist) ?? 0)))
        await wait(10);
      await wait(Math.max(0, killedAt + PACE_MS - performance.now()) + rand() * 1000);
      killedAt = performance.now();
      await stack.server.kill("SIGKILL");
      for (const typist of typists) await typist.stop();
      const told = toldTo(typists);
      await stack.server.restart();
      const text = await textOf(stack.url, "kills");
      const lost = told.filter((word) => count(text, word) !== 1);
      check(lost.length === 0 && told.length > 0, `kill ${round}: ${told.length} acknowledged words are there`, lost);
    }
    await settle(typists);
    const text = await textOf(stack.url, "kills");
    const doubled = wrong(text, typists, ({ typed }) => typed);
    check(
      doubled.length === 0,
      `after ${KILLS} kills each of ${typists.reduce((sum, { typed }) => sum + typed, 0)} words is there once`,
      doubled,
    );
    check(
      typists.every(({ pad }) => pad.text() === text),
      "all five have the server's text",
    );
    for (const { pad } of typists) pad.dispose();
  });

/** Words that are lost or doubled after everybody's last edit is acknowledged, and people with another text than the server. */
async function checkWords(typists: readonly Typist[], url: string, acknowledged: ReadonlyMap<Typist, number>) {
  await settle(typists);
  const text = await textOf(url, "owned");
  const lost = wrong(text, typists, (typist) => acknowledged.get(typist) ?? 0);
  check(lost.length === 0, "0 acknowledged words are lost", lost);
  const doubled = wrong(text, typists, ({ typed }) => typed);
  check(
    doubled.length === 0,
    `each of ${typists.reduce((sum, { typed }) => sum + typed, 0)} words is there once`,
    doubled,
  );
  check(
    typists.every(({ pad }) => pad.text() === text),
    "all five have the same text",
  );
  for (const { pad } of typists) pad.dispose();
}

/** Milliseconds until each of them has an acknowledgement of a word typed after now. */
async function untilAcknowledged(typists: readonly Typist[], from: number): Promise<number> {
  const after = new Map(typists.map((typist) => [typist, typist.typed]));
  while (typists.some((typist) => typist.acknowledged <= (after.get(typist) ?? 0)) && performance.now() - from < 20_000)
    await wait(10);
  return Math.round(performance.now() - from);
}

const countsOf = (typists: readonly Typist[]) => new Map(typists.map((typist) => [typist, typist.acknowledged]));

/** Five people, of whom three type at the owner and two at the other instance; those at the owner connect to `home`. */
async function typingAtTwo(home: () => string, other: string): Promise<Typist[]> {
  const ot = await loadOt();
  // The first to open the pad owns it.
  const first = new Typist(ot, "a", home, "owned", rand);
  first.start();
  while (first.acknowledged === 0) await wait(10);
  const later = ["b", "c", "d", "e"].map(
    (name, at) => new Typist(ot, name, at < 2 ? home : () => other, "owned", rand),
  );
  for (const typist of later) typist.start();
  const typists = [first, ...later];
  while (typists.some(({ acknowledged }) => acknowledged < 5)) await wait(10);
  return typists;
}

const ownerKilled = () =>
  atTwoServers({ demo: false }, async (owner, other) => {
    let home = owner.url;
    const typists = await typingAtTwo(() => home, other.url);
    const acknowledged = countsOf(typists);
    const at = performance.now();
    // The people at the owner connect to the other one afterwards.
    home = other.url;
    await owner.server.kill("SIGKILL");
    const took = await untilAcknowledged(typists, at);
    check(
      took <= TAKEN_OVER_WITHIN_MS,
      `the owner killed: all five are acknowledged at the other instance after ${took} ms`,
    );
    await checkWords(typists, other.url, acknowledged);
  });

/** Its connections stay open, as those of a machine whose cable was pulled. */
const ownerSilent = () =>
  atTwoServers({ demo: false }, async (owner, other) => {
    const typists = await typingAtTwo(() => owner.url, other.url);
    const [atOwner, atOther] = [typists.slice(0, 3), typists.slice(3)];
    const acknowledged = countsOf(typists);
    const pid = owner.server.pid as number;
    const at = performance.now();
    process.kill(pid, "SIGSTOP");
    const took = await untilAcknowledged(atOther, at);
    check(
      took <= TAKEN_OVER_WITHIN_MS,
      `the owner silent: the two at the other instance are acknowledged after ${took} ms`,
    );
    // Its buffers hold the edits of the three. It does not own the pad any more and must not store them: the next owner does.
    process.kill(pid, "SIGCONT");
    const back = await untilAcknowledged(atOwner, performance.now());
    check(back <= TAKEN_OVER_WITHIN_MS, `it goes on: the three at it are acknowledged after ${back} ms`);
    await checkWords(typists, other.url, acknowledged);
  });

await runKills(killed, ownerKilled, ownerSilent);
