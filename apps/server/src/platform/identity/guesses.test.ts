import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { silentLog } from "../../../test/create-test-server.ts";
import { freshDatabase } from "../../../test/database.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import type { Database } from "../database/database.ts";
import { beginGuess, type GuessKey, guessWasRight } from "./guesses.ts";

let database: Database;
let clock: ManualClock;
beforeAll(async () => {
  database = await freshDatabase(silentLog);
  clock = manualClock();
});
afterAll(() => database.close());

const keysOf = (login: string, network: string): GuessKey[] => [
  { kind: "account", of: login },
  { kind: "address", of: network },
];
/** Seconds to wait; 0 for a guess that is checked. */
const begin = (login: string, network: string) => beginGuess(database, clock, keysOf(login, network));

test("successful attempts do not count: a whole school signs in from one address", async () => {
  for (let person = 0; person < 60; person += 1) {
    expect(await begin(`person-${person}`, "192.0.2.1")).toBe(0);
    await guessWasRight(database.db, keysOf(`person-${person}`, "192.0.2.1"));
  }
});

test("simultaneous attempts all get a response, without a deadlock", async () => {
  for (let round = 0; round < 6; round += 1) {
    const network = `198.51.100.${round}`;
    const logins = Array.from({ length: 60 }, (_, guess) => `chosen-${round}-${guess % 3}`);
    const waits = await Promise.all(logins.map((login) => begin(login, network)));
    expect(waits.filter((sec) => sec === 0)).toHaveLength(30);
  }
});

test("an address that guesses at many accounts has to wait, and attempts meanwhile do not count", async () => {
  for (let person = 0; person < 50; person += 1) expect(await begin(`victim-${person}`, "192.0.2.2")).toBe(0);
  for (let again = 0; again < 12; again += 1) expect(await begin("victim-99", "192.0.2.2")).toBe(10);
  expect(await begin("victim-99", "192.0.2.3")).toBe(0);
  clock.advance(10_000);
  expect(await begin("victim-1", "192.0.2.2")).toBe(0);
  expect(await begin("victim-2", "192.0.2.2")).toBe(20);
});

test("a success of one's own does not clear the network's count for guesses at others", async () => {
  for (let person = 0; person < 50; person += 1) await begin(`one-${person}`, "192.0.2.4");
  clock.advance(10_000);
  expect(await begin("own", "192.0.2.4")).toBe(0);
  await guessWasRight(database.db, keysOf("own", "192.0.2.4"));
  expect(await begin("one-51", "192.0.2.4")).toBe(0);
  expect(await begin("one-52", "192.0.2.4")).toBe(20);
});

describe("1,000 tries, as fast as they are allowed", () => {
  test("at one account from 1,000 networks take longer than three days (AS-5.2)", async () => {
    const startedAt = clock.now().getTime();
    for (let guess = 0; guess < 1000; guess += 1) {
      const network = `network-${guess}`;
      const sec = await begin("amelie@hotseat.example", network);
      if (sec === 0) continue;
      clock.advance(sec * 1000);
      expect(await begin("amelie@hotseat.example", network)).toBe(0);
    }
    expect(clock.now().getTime() - startedAt).toBeGreaterThan(3 * 24 * 60 * 60 * 1000);
    const own: GuessKey[] = [{ kind: "browser", of: "the owner's:amelie@hotseat.example" }];
    expect(await beginGuess(database, clock, own)).toBe(0);
  }, 120_000);

  test("at 1,000 accounts from one network take longer than nine days (AS-5.2)", async () => {
    const startedAt = clock.now().getTime();
    for (let account = 0; account < 1000; account += 1) {
      const sec = await begin(`account-${account}`, "203.0.113.9");
      if (sec === 0) continue;
      clock.advance(sec * 1000);
      expect(await begin(`account-${account}`, "203.0.113.9")).toBe(0);
    }
    expect(clock.now().getTime() - startedAt).toBeGreaterThan(9 * 24 * 60 * 60 * 1000);
  }, 120_000);
});
