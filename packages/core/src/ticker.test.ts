import { expect, it, vi } from "vitest";
import { createManualClock } from "./testing";
import { createTicker } from "./ticker";

const at = (time: string) => Date.parse(`2026-11-24T${time}Z`);

it("calls every listener at each full second of its clock (LS-4.30, LS-9.19)", () => {
  const clock = createManualClock(at("13:07:18.400"));
  const ticker = createTicker({ clock });
  const seen: number[] = [];
  ticker.subscribe(() => seen.push(ticker.read()));
  const other = vi.fn();
  ticker.subscribe(other);
  clock.pass(599);
  expect(seen).toEqual([]);
  clock.pass(10);
  expect(seen).toEqual([at("13:07:19.000")]);
  clock.pass(3000);
  expect(seen).toHaveLength(4);
  expect(other).toHaveBeenCalledTimes(4);
});

it("calls listeners at every full step when it has another step length", () => {
  const clock = createManualClock(at("14:00:31.000"));
  const ticker = createTicker({ clock, stepMs: 60_000 });
  const turned = vi.fn();
  ticker.subscribe(turned);
  expect(ticker.read()).toBe(at("14:00:00.000"));
  clock.pass(28_000);
  expect(turned).not.toHaveBeenCalled();
  clock.pass(2000);
  expect([turned.mock.calls.length, ticker.read()]).toEqual([1, at("14:01:00.000")]);
});

it("reads a corrected clock at the next step", () => {
  const clock = createManualClock(at("13:07:18.000"));
  const ticker = createTicker({ clock });
  ticker.subscribe(() => {});
  clock.correct(600_000);
  clock.pass(1010);
  expect(ticker.read()).toBe(at("13:17:19.000"));
});

it("shows a correction at once when the clock reports it", () => {
  const clock = createManualClock(at("13:07:18.000"));
  let announce = () => {};
  const unwatch = vi.fn();
  const ticker = createTicker({
    clock,
    onCorrection: (listener) => {
      announce = listener;
      return unwatch;
    },
  });
  const stop = ticker.subscribe(() => {});
  clock.correct(600_000);
  announce();
  expect([ticker.read(), clock.pending]).toEqual([at("13:17:18.000"), 1]);
  stop();
  expect(unwatch).toHaveBeenCalledOnce();
});

it("keeps no timer without listeners", () => {
  const clock = createManualClock(0);
  const stop = createTicker({ clock }).subscribe(() => {});
  expect(clock.pending).toBe(1);
  stop();
  expect(clock.pending).toBe(0);
});
