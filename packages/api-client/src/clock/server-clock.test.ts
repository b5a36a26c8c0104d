import { systemClock } from "@hotseat/core/clock";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createServerClock } from "./server-clock";

/** Creates a machine whose clock is `wrongMs` behind the server's, and an observed server clock. */
function machine(wrongMs: number) {
  let real = Date.parse("2026-01-01T00:00:00.000Z");
  let wrong = wrongMs;
  const clock = { ...systemClock, now: () => real - wrong };
  const server = createServerClock(clock);
  const iso = () => new Date(real).toISOString();
  return {
    server,
    error: () => server.now() - real,
    pass(ms: number) {
      real += ms;
    },
    setClock(ms: number) {
      wrong = ms;
    },
    answer(outMs: number, backMs: number) {
      const sentAt = clock.now();
      real += outMs;
      const time = iso();
      real += backMs;
      server.sampleResponse(time, sentAt, clock.now());
    },
    message(delayMs: number) {
      const time = iso();
      real += delayMs;
      server.sampleMessage(time, clock.now());
    },
  };
}
const travel = fc.integer({ min: 0, max: 3000 });

describe("the server's clock", () => {
  it("has an error of at most half of the quickest round trip, for any clock error and any network", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -3_600_000, max: 3_600_000 }),
        fc.array(fc.tuple(travel, travel), { minLength: 1, maxLength: 8 }),
        (wrongMs, answers) => {
          const { answer, error } = machine(wrongMs);
          for (const [out, back] of answers) answer(out, back);
          expect(Math.abs(error())).toBeLessThanOrEqual(Math.min(...answers.map(([out, back]) => out + back)) / 2);
        },
      ),
    );
  });

  it("only improves with pushed messages, however late they arrive", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -3_600_000, max: 3_600_000 }),
        travel,
        travel,
        fc.array(travel, { maxLength: 8 }),
        (wrongMs, out, back, delays) => {
          const { answer, message, error } = machine(wrongMs);
          answer(out, back);
          const before = Math.abs(error());
          for (const delay of delays) message(delay);
          expect(Math.abs(error())).toBeLessThanOrEqual(before);
        },
      ),
    );
  });

  it("has an error of at most the quickest message's delay when only messages arrive", () => {
    const { message, error } = machine(600_000);
    for (const delay of [300, 40, 900]) message(delay);
    expect(error()).toBe(-40);
  });

  it("adapts when this machine's clock is set, in either direction", () => {
    for (const wrongMs of [-600_000, 600_000]) {
      const { answer, error, setClock } = machine(0);
      answer(10, 10);
      setClock(wrongMs);
      answer(30, 30);
      expect(error()).toBe(0);
    }
  });

  it("adapts to a clock set back from the next heartbeat on", () => {
    const { answer, message, error, setClock } = machine(0);
    answer(10, 10);
    setClock(600_000);
    message(25);
    expect(error()).toBe(-25);
  });

  it("drops a sample after 10 minutes, because clocks drift", () => {
    const { answer, message, error, setClock, pass } = machine(0);
    answer(1, 1);
    pass(10 * 60_000);
    setClock(-40);
    message(0);
    expect(error()).toBe(0);
  });

  it("ignores times that it cannot parse", () => {
    const { server } = machine(0);
    server.sampleMessage("yesterday", 5);
    server.sampleResponse("never", 1, 2);
    expect(server.offsetMs.getState()).toBe(0);
  });

  it("calls its listeners when the offset changes", () => {
    const { server, answer } = machine(1000);
    let calls = 0;
    server.offsetMs.subscribe(() => (calls += 1));
    answer(5, 5);
    answer(5, 5);
    expect(calls).toBe(1);
  });
});
