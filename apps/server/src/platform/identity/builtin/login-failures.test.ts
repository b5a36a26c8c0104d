import { afterAll, beforeAll, expect, test } from "vitest";
import { silentLog } from "../../../../test/create-test-server.ts";
import { freshDatabase } from "../../../../test/database.ts";
import { type ManualClock, manualClock } from "../../../../test/manual-clock.ts";
import type { Database } from "../../database/database.ts";
import { attemptSucceeded, beginAttempt } from "./login-failures.ts";

let database: Database;
let clock: ManualClock;
beforeAll(async () => {
  database = await freshDatabase(silentLog);
  clock = manualClock();
});
afterAll(() => database.close());

const begin = (login: string, address: string) => beginAttempt(database.db, clock, login, address);

test("successful attempts do not count: a whole school signs in from one address", async () => {
  for (let person = 0; person < 60; person += 1) {
    expect(await begin(`person-${person}`, "192.0.2.1")).toBe(true);
    await attemptSucceeded(database.db, `person-${person}`, "192.0.2.1");
  }
});

test("simultaneous attempts are all answered, without a deadlock", async () => {
  for (let round = 0; round < 6; round += 1) {
    const address = `198.51.100.${round}`;
    const logins = Array.from({ length: 60 }, (_, guess) => `chosen-${round}-${guess % 3}`);
    const mays = await Promise.all(logins.map((login) => begin(login, address)));
    expect(mays.filter(Boolean)).toHaveLength(30);
  }
});

test("an address that guesses at many accounts has to wait, and attempts meanwhile do not count", async () => {
  for (let person = 0; person < 50; person += 1) expect(await begin(`victim-${person}`, "192.0.2.2")).toBe(true);
  for (let again = 0; again < 12; again += 1) expect(await begin("victim-99", "192.0.2.2")).toBe(false);
  expect(await begin("victim-99", "192.0.2.3")).toBe(true);
  clock.advance(15 * 60 * 1000 + 1);
  expect(await begin("victim-1", "192.0.2.2")).toBe(true);
});
