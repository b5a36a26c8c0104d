import { createManualClock } from "@hotseat/core/testing";
import { expect, test } from "vitest";
import { storyEdits, storyReplay, storyStrokes } from "../replay.fixtures";
import { timesOf } from "./replay-rules";
import { createReplayStore } from "./replay-store";

const times = timesOf(storyReplay, [...storyEdits, ...storyStrokes]);
const at = (minutes: number, seconds = 0) => (minutes * 60 + seconds) * 1000;
function player() {
  const clock = createManualClock();
  const store = createReplayStore({ clock, times });
  return { clock, store, now: () => store.getState().atMs };
}

test("it plays at the chosen speed, and stops at a press (TL-R.4)", () => {
  const { clock, store, now } = player();
  store.seek(at(7, 17));
  store.toggle();
  clock.pass(300);
  expect(now()).toBe(at(7, 18) + 200);
  store.toggle();
  clock.pass(5000);
  expect([now(), clock.pending]).toEqual([at(7, 18) + 200, 0]);
  store.setSpeed(1);
  store.seek(at(7, 17));
  store.toggle();
  clock.pass(300);
  expect(now()).toBe(at(7, 17) + 300);
});

test("pauses without a change are skipped while it plays, not where it stands (TL-R.4)", () => {
  const { clock, store, now } = player();
  store.seek(at(1, 30));
  expect(now()).toBe(at(1, 30));
  store.toggle();
  clock.pass(100);
  expect(now()).toBe(at(2, 59));
});

test("at the end it stops, and plays from the begin again", () => {
  const { clock, store, now } = player();
  store.seek(at(79, 59) + 500);
  store.toggle();
  clock.pass(1000);
  expect(store.getState()).toMatchObject({ atMs: at(80), isPlaying: false });
  store.toggle();
  clock.pass(100);
  expect(now()).toBeLessThan(at(1));
});

test("it steps, jumps to questions and never leaves its time (TL-R.6)", () => {
  const { store, now } = player();
  store.step(-5000);
  expect(now()).toBe(0);
  store.toNextQuestion();
  expect(now()).toBe(at(3));
  store.toPreviousQuestion();
  expect(now()).toBe(0);
  store.seek(at(90));
  expect(now()).toBe(at(80));
});

test("thrown away while it plays, it leaves no timer", () => {
  const { clock, store } = player();
  store.toggle();
  store.dispose();
  expect(clock.pending).toBe(0);
});
