import { beforeEach, describe, expect, test } from "vitest";
import { type ManualClock, manualClock } from "../../test/manual-clock.ts";
import {
  ASIDE_MS,
  COME_MS,
  type Joining,
  LEAVE_MS,
  RETRY_MAX_MS,
  RETRY_MS,
  type SessionFacts,
  Visit,
} from "./visit.ts";

const EMPTY: SessionFacts = { live: true, company: false, myself: false, hotSeat: false };
const COMPANY: SessionFacts = { ...EMPTY, company: true };
const INSIDE: SessionFacts = { ...COMPANY, myself: true };

describe("Ben, for a person who tries the product alone", () => {
  let clock: ManualClock;
  let did: string[];
  let outcome: Joining;
  let visit: Visit;
  beforeEach(() => {
    clock = manualClock();
    did = [];
    outcome = "in";
    visit = new Visit(
      {
        join: async (takesOver) => {
          did.push(takesOver ? "join by takeover" : "join again");
          return outcome;
        },
        leave: () => void did.push("leave"),
        speak: (on) => void (did.at(-1) !== `speak ${on}` && did.push(`speak ${on}`)),
      },
      clock,
    );
  });
  const comeIn = async () => {
    visit.look(COMPANY);
    await clock.pass(COME_MS);
    visit.look(INSIDE);
    did.length = 0;
  };

  test("stays out of an empty room", async () => {
    visit.look(EMPTY);
    await clock.pass(60_000);
    expect(did).toEqual([]);
  });

  test("stays out before the session has begun", async () => {
    visit.look({ ...COMPANY, live: false });
    await clock.pass(60_000);
    expect(did).toEqual([]);
  });

  test("joins a moment after another person, silent", async () => {
    visit.look(COMPANY);
    await clock.pass(COME_MS - 1);
    expect(did).toEqual([]);
    await clock.pass(1);
    expect(did).toEqual(["join by takeover", "speak false"]);
    expect(visit.phase).toBe("inside");
  });

  test("stays out if that person is gone again by then", async () => {
    visit.look(COMPANY);
    visit.look(EMPTY);
    await clock.pass(60_000);
    expect(did).toEqual([]);
  });

  test("speaks in the hot seat only", async () => {
    await comeIn();
    visit.look({ ...INSIDE, hotSeat: true });
    visit.look({ ...INSIDE, hotSeat: false });
    expect(did).toEqual(["speak true", "speak false"]);
  });

  test("leaves some seconds after the last person, silent at once", async () => {
    await comeIn();
    visit.look({ ...EMPTY, myself: true, hotSeat: true });
    await clock.pass(LEAVE_MS - 1);
    expect(did).toEqual(["speak false"]);
    await clock.pass(1);
    expect(did).toEqual(["speak false", "leave"]);
  });

  test("stays when they only reloaded the page", async () => {
    await comeIn();
    visit.look({ ...EMPTY, myself: true });
    visit.look(INSIDE);
    await clock.pass(60_000);
    expect(did).not.toContain("leave");
  });

  test("joins again when they come back, even before the server has noticed that he left", async () => {
    await comeIn();
    visit.look({ ...EMPTY, myself: true });
    await clock.pass(LEAVE_MS);
    visit.look(INSIDE);
    await clock.pass(COME_MS);
    expect(did).toEqual(["speak false", "leave", "join again", "speak false"]);
  });

  test("leaves at once when the session is over", async () => {
    await comeIn();
    visit.look({ ...INSIDE, live: false });
    expect(did).toEqual(["leave"]);
  });

  test("does not replace a person who is in as Ben", async () => {
    visit.look(INSIDE);
    await clock.pass(60_000);
    expect(did).toEqual([]);
  });

  test("gives way to a person who joins as Ben, while they are there", async () => {
    await comeIn();
    visit.out("replaced");
    visit.look(INSIDE);
    await clock.pass(600_000);
    expect(did).toEqual([]);
    visit.look(COMPANY);
    await clock.pass(ASIDE_MS - 1);
    expect(did).toEqual([]);
    await clock.pass(1);
    expect(did).toEqual(["join by takeover", "speak false"]);
  });

  test("ignores the moment in which nobody counts as Ben", async () => {
    await comeIn();
    visit.out("replaced");
    visit.look(COMPANY);
    await clock.pass(ASIDE_MS / 2);
    visit.look(INSIDE);
    await clock.pass(60_000);
    expect(did).toEqual([]);
  });

  test("joins again after the video server was away, unless a person was faster", async () => {
    await comeIn();
    visit.out("lost");
    visit.look(INSIDE);
    outcome = "taken";
    await clock.pass(RETRY_MS);
    expect([did, visit.phase]).toEqual([["join again"], "aside"]);
  });

  test("retries at growing intervals while he cannot join", async () => {
    outcome = "failed";
    visit.look(COMPANY);
    await clock.pass(COME_MS + RETRY_MS + 2 * RETRY_MS);
    expect(did).toHaveLength(3);
    await clock.pass(10 * RETRY_MAX_MS);
    expect(did.length).toBeLessThan(3 + 10 + 4);
    outcome = "in";
    await clock.pass(RETRY_MAX_MS);
    expect(visit.phase).toBe("inside");
  });

  test("leaves when he is stopped", async () => {
    await comeIn();
    visit.stop();
    expect(did).toEqual(["leave"]);
  });
});
