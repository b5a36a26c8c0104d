import { randomUUID } from "node:crypto";
import { loadOt, type Ot } from "@hotseat/collab/ot";
import { PAD_SUBPROTOCOL } from "@hotseat/collab/pad/messages";
import { seeded } from "@hotseat/core/testing";
import { afterEach, expect, test, vi } from "vitest";
import { openPadDocument, type TestPeer } from "../../../test/pad-document.ts";
import { Turns } from "./turn-queue.ts";

const ot = await loadOt();
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Parts and positions that cost a millisecond; a slow machine does twice as many. */
const STEPS_PER_MS = 50_000;

/** Time that passes only by work on edits and cursors, and turns of the event loop that the test begins. */
function countedTime() {
  let steps = 0;
  let longest = 0;
  const turns: (() => void)[] = [];
  vi.stubGlobal("setImmediate", (callback: () => void) => turns.push(callback));
  vi.spyOn(performance, "now").mockImplementation(() => steps / STEPS_PER_MS);
  const counted: Ot = {
    ...ot,
    transform(later, earlier) {
      steps += later.length + earlier.length;
      return ot.transform(later, earlier);
    },
    transformLater(later, earlier) {
      steps += later.length + earlier.length;
      return ot.transformLater(later, earlier);
    },
    transformIndex(operation, position) {
      steps += operation.length;
      return ot.transformIndex(operation, position);
    },
    transformIndexes(operation, positions) {
      steps += operation.length + positions.length;
      return ot.transformIndexes(operation, positions);
    },
  };
  function measure(work: () => void): void {
    const before = steps;
    work();
    longest = Math.max(longest, (steps - before) / STEPS_PER_MS);
  }
  async function pass(): Promise<void> {
    const run = turns.splice(0);
    // Nothing else has its turn between those of one turn of the event loop.
    measure(() => {
      for (const turn of run) turn();
    });
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  /** Milliseconds of the longest turn; fails when no work was counted, which would keep every turn at 0. */
  function longestTurn(): number {
    expect(longest).toBeGreaterThan(0);
    return longest;
  }
  return { ot: counted, measure, pass, isIdle: () => turns.length === 0, longest: longestTurn };
}

test("cursors: 256 of one person, moved over 255 edits of 3,000 places each, keep no turn for more than 10 ms (TL-P.90)", async () => {
  const time = countedTime();
  const { join, history } = openPadDocument({ ot: time.ot, turns: new Turns() });
  const author = join("");
  const length = 20_000;
  time.measure(() => author.say({ Edit: { revision: 0, operation: ["a".repeat(length)] } }));
  await time.pass();
  const positions = Array.from({ length: 256 }, (_, place) => length - 1 - 70 * place);
  time.measure(() => author.say({ CursorData: { cursors: positions, selections: [] } }));
  const edit = [...Array.from({ length: 3000 }, () => ["b", -1, 1]).flat(), length - 6000];
  for (let revision = 1; revision <= 255; revision += 1) {
    time.measure(() => author.say({ Edit: { revision, operation: edit } }));
    await time.pass();
  }
  const reader = join("");
  const isTold = () => reader.sent.some((message) => message.startsWith('{"UserCursor"'));
  while (!isTold() && !time.isIdle()) await time.pass();
  time.measure(() => author.close(1000));
  expect(time.longest()).toBeLessThanOrEqual(10);

  const told = JSON.parse(reader.sent.find((message) => message.startsWith('{"UserCursor"')) ?? "null");
  const { cursors } = told.UserCursor.data;
  for (const place of [0, 100, 255]) {
    let expected = positions[place] as number;
    for (let revision = 1; revision < history.length; revision += 1)
      expected = ot.transformIndex(history.operation(revision), expected);
    expect(cursors[place]).toBe(expected);
  }
});

test("edits of six people of a revision 200 operations ago, moved at once, keep no turn for more than 10 ms (TL-P.96)", async () => {
  const time = countedTime();
  const { join, history } = openPadDocument({ ot: time.ot, turns: new Turns() });
  const author = join("");
  const length = 6_000;
  for (let revision = 0; revision <= 200; revision += 1) {
    const operation = revision === 0 ? ["a".repeat(length)] : [length - 1, -1, "b"];
    author.say({ Edit: { revision, operation } });
  }
  const edit = [...Array.from({ length: 2000 }, () => ["c", -1, 1]).flat(), length - 4000];
  const people = Array.from({ length: 6 }, () => join(""));
  time.measure(() => {
    for (const person of people) person.say({ Edit: { revision: 1, operation: edit } });
  });
  for (let passes = 0; !time.isIdle() && passes < 1_000; passes += 1) await time.pass();
  expect(time.longest()).toBeLessThanOrEqual(10);
  expect(history.length).toBe(201 + people.length);
  expect(history.text().replaceAll(/[^c]/g, "")).toHaveLength(2000 * people.length);
});

test("1,000 small edits of a revision 600 operations ago, in one read, keep no turn for more than 10 ms and stay in order (TL-P.96)", async () => {
  const time = countedTime();
  const { join, history } = openPadDocument({ ot: time.ot, turns: new Turns(), editsPerSecond: 10_000 });
  const author = join("");
  for (let revision = 0; revision <= 600; revision += 1) {
    author.say({ Edit: { revision, operation: revision === 0 ? ["aa"] : [1, -1, "b"] } });
    await time.pass();
  }
  const late = join("");
  time.measure(() => {
    for (let edit = 0; edit < 1000; edit += 1)
      late.say({ Edit: { revision: 1, operation: [String.fromCodePoint(0x4e00 + edit), 2] } });
  });
  for (let passes = 0; !time.isIdle() && passes < 10_000; passes += 1) await time.pass();
  expect(time.longest()).toBeLessThanOrEqual(10);
  expect(history.length).toBe(1601);
  const order = [...history.text()].filter((character) => character >= "\u4e00");
  expect(order).toEqual([...order].sort().reverse());
});

test("an edit in a message of 100,000 characters is made in a later turn than it was read, before the author's next message (TL-P.78)", async () => {
  const { join, history } = openPadDocument();
  const author = join("");
  author.say({ Edit: { revision: 0, operation: ["a".repeat(100_000)] } });
  author.say({ Edit: { revision: 1, operation: [100_000, "b"] } });
  expect(history.length).toBe(0);
  await expect.poll(() => history.length).toBe(2);
  expect(author.closed).toBeNull();
});

test("a message of 100,000 characters is read in a later turn than it was received, before the author's next message (TL-P.78)", async () => {
  const written: string[] = [];
  const saveLanguage = async (language: string) => void written.push(language);
  const turns: (() => void)[] = [];
  vi.stubGlobal("setImmediate", (turn: () => void) => turns.push(turn));
  const { join } = openPadDocument({ store: { saveLanguage } });
  const author = join("");
  author.say(`{"SetLanguage":${" ".repeat(100_000)}"rust"}`);
  author.say({ SetLanguage: "python" });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(written).toEqual([]);
  for (let turn = turns.shift(); turn; turn = turns.shift()) turn();
  await expect.poll(() => written).toEqual(["rust", "python"]);
});

/** The history as a peer was sent it, from its first revision; throws where a message does not follow the one before. */
function heard({ sent }: TestPeer, from: number): unknown[] {
  const operations: unknown[] = [];
  for (const { History } of sent.map((message) => JSON.parse(message))) {
    if (!History) continue;
    expect(History.start).toBe(from + operations.length);
    for (const { operation } of History.operations) operations.push(operation);
  }
  return operations;
}

test("people who join a long history while others edit, some of them slow, are sent each operation once (TL-P.91)", async () => {
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  for (let seed = 0; seed < 12; seed += 1) {
    const random = seeded(seed);
    const below = (bound: number) => Math.floor(random() * bound);
    const { join, history, lost } = openPadDocument({ editsPerSecond: 1_000_000 });
    const author = join("");
    // A large edit is made in the next turn.
    const edit = async () => {
      const { length } = history;
      const text = "x".repeat(1 + below(2) * (100_000 + below(3)));
      author.say({ Edit: { revision: length, operation: [text, -history.textLength] } });
      while (history.length === length) await turn();
    };
    for (let count = 0; count < 30; count += 1) await edit();
    const peers = [{ peer: author, from: 0 }];
    for (let step = 0; step < 120; step += 1) {
      const choice = below(6);
      const peer = peers[below(peers.length)]?.peer as TestPeer;
      if (choice === 0) {
        const from = below(3) === 0 ? below(history.stored + 1) : 0;
        const joined = join(from === 0 ? "" : PAD_SUBPROTOCOL);
        if (from > 0) joined.say({ Resume: { client: randomUUID(), revision: from } });
        peers.push({ peer: joined, from });
      } else if (choice === 1) peer.bufferedBytes = 1024 * 1024;
      else if (choice === 2) peer.drain();
      else if (choice === 3) await edit();
      else await turn();
    }
    for (let round = 0; round < 200; round += 1) {
      for (const { peer } of peers) peer.drain();
      await turn();
    }
    const all = Array.from({ length: history.length }, (_, revision) => history.operation(revision));
    expect(lost).toEqual([]);
    for (const { peer, from } of peers) expect(heard(peer, from), `seed ${seed}`).toEqual(all.slice(from));
  }
});
