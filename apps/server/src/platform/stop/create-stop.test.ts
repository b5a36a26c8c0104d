import { beforeEach, describe, expect, test } from "vitest";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { createStop, DRAIN_MS } from "./create-stop.ts";

describe("the stop of a server", () => {
  let clock: ManualClock;
  let drained: PromiseWithResolvers<void>;
  let exits: number[];
  let complaints: unknown[];
  let stop: () => void;
  beforeEach(() => {
    clock = manualClock();
    drained = Promise.withResolvers();
    [exits, complaints] = [[], []];
    stop = createStop({
      clock,
      drain: () => drained.promise,
      exit: (code) => void exits.push(code),
      complain: (error) => void complaints.push(error),
    });
  });

  test("ends with 0 once everything is closed, and not before", async () => {
    stop();
    clock.advance(DRAIN_MS - 1);
    expect(exits).toEqual([]);
    drained.resolve();
    await expect.poll(() => exits).toEqual([0]);
    clock.advance(DRAIN_MS);
    expect(exits).toEqual([0]);
  });

  test("cuts open connections after 3 s, and ends with 1", () => {
    stop();
    clock.advance(2_999);
    expect(exits).toEqual([]);
    clock.advance(1);
    expect(exits).toEqual([1]);
  });

  test("requested a second time ends at once with 1", () => {
    stop();
    stop();
    expect(exits).toEqual([1]);
  });

  test("logs a failure to close, and ends with 1", async () => {
    stop();
    const error = new Error("The folder is gone.");
    drained.reject(error);
    await expect.poll(() => exits).toEqual([1]);
    expect(complaints).toEqual([error]);
  });
});
