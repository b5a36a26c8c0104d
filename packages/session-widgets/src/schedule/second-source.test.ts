import { expect, test, vi } from "vitest";
import { manualTime } from "./schedule.fixtures";
import { createSecondSource } from "./second-source";

test("a second turns every 1000 ms with the server’s clock, for every listener at once (§4.30, §9.19)", () => {
  const { clock, timer, advance } = manualTime(Date.parse("2026-11-24T13:07:18.400Z"));
  const source = createSecondSource(clock, timer);
  const seen: number[] = [];
  source.subscribe(() => seen.push(source.read()));
  const other = vi.fn();
  source.subscribe(other);
  advance(599);
  expect(seen).toEqual([]);
  advance(10);
  expect(seen).toEqual([Date.parse("2026-11-24T13:07:19.000Z")]);
  advance(3000);
  expect(seen).toHaveLength(4);
  expect(other).toHaveBeenCalledTimes(4);
});

test("a clock that is corrected is read anew", () => {
  const { clock, timer, advance, shift } = manualTime(Date.parse("2026-11-24T13:07:18.000Z"));
  const source = createSecondSource(clock, timer);
  source.subscribe(() => {});
  shift(600_000);
  advance(1_010);
  expect(source.read()).toBe(Date.parse("2026-11-24T13:17:19.000Z"));
});

test("nothing ticks while nobody listens", () => {
  const { clock, timer, pending } = manualTime(0);
  const source = createSecondSource(clock, timer);
  const stop = source.subscribe(() => {});
  expect(pending()).toBe(1);
  stop();
  expect(pending()).toBe(0);
});
