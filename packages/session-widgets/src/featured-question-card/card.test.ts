import { createManualClock, createMemoryStorage } from "@hotseat/core/testing";
import { describe, expect, test } from "vitest";
import { freeSchedule, STORY_SECOND_MS, storySchedule } from "../schedule/schedule.fixtures";
import { clampOffset, offsetForKey, questionStateOf, timingOf } from "./card-rules";
import { cardPrefsIn, cardPrefsOf, createCardStore } from "./card-store";
import type { CardPrefs, FeaturedQuestion } from "./featured-question.types";

const question: FeaturedQuestion = { id: 3, text: "Where?", category: "Trade-offs", number: 3, isTimed: true };
const END = STORY_SECOND_MS + 102_000;

test.each([
  ["queued", storySchedule({ status: "IDLE", current_index: 0 }), STORY_SECOND_MS],
  ["queued", storySchedule({ current_index: 1 }), STORY_SECOND_MS],
  ["elapsed", storySchedule({ current_index: 4 }), STORY_SECOND_MS],
  ["queued", null, STORY_SECOND_MS],
  ["active", storySchedule(), STORY_SECOND_MS],
  ["active", storySchedule(), END - 1],
  ["elapsed", storySchedule(), END],
  ["elapsed", storySchedule({ held: true }), END + 5_000],
] as const)("a question is %s (LS-2.40)", (state, schedule, nowMs) => {
  expect(questionStateOf(question, schedule, nowMs)).toBe(state);
});

test("in FREE the featured question is the current one, and one without a limit never elapses", () => {
  expect(questionStateOf({ ...question, isTimed: false }, freeSchedule({ remaining_sec: 1 }), END)).toBe("active");
});

describe("a featured question in FREE counts by its own start, not by the segment’s (LS-4.29)", () => {
  const limit = { sec: 90, startedAt: new Date(STORY_SECOND_MS - 20_000).toISOString(), remainingSec: 90 };
  const own: FeaturedQuestion = { ...question, limit };
  // The segment itself is long over, or has hardly begun: neither counts.
  const schedules = [freeSchedule({ remaining_sec: 1 }), freeSchedule()];
  test.each(schedules)("70 s are left 20 s after its start, and it elapses at 0", (schedule) => {
    const timing = timingOf(own, schedule);
    expect(timing?.remainingAt(STORY_SECOND_MS)).toBe(70);
    expect(timing?.wholeSec).toBe(90);
    expect(timing?.stateAt(STORY_SECOND_MS + 40_000)).toBe("expiring");
    expect(questionStateOf(own, schedule, STORY_SECOND_MS + 69_999)).toBe("active");
    expect(questionStateOf(own, schedule, STORY_SECOND_MS + 70_000)).toBe("elapsed");
    expect(timing?.stateAt(STORY_SECOND_MS + 71_000)).toBe("over");
  });
  test("it stands still while paused", () => {
    const timing = timingOf({ ...own, limit: { ...limit, startedAt: null, remainingSec: 12 } }, freeSchedule());
    expect([timing?.remainingAt(0), timing?.remainingAt(STORY_SECOND_MS), timing?.stateAt(0)]).toEqual([
      12,
      12,
      "paused",
    ]);
  });
  test("in GUIDED the segment counts, whatever limit the question has", () => {
    expect(timingOf(own, storySchedule())?.remainingAt(STORY_SECOND_MS)).toBe(102);
  });
});

test("arrow keys move the card, Shift farther, Home brings it back; it stays inside", () => {
  expect(offsetForKey({ x: 0, y: 0 }, { key: "ArrowUp", shiftKey: false })).toEqual({ x: 0, y: -8 });
  expect(offsetForKey({ x: 4, y: 0 }, { key: "ArrowRight", shiftKey: true })).toEqual({ x: 36, y: 0 });
  expect(offsetForKey({ x: 4, y: 9 }, { key: "Home", shiftKey: false })).toEqual({ x: 0, y: 0 });
  expect(offsetForKey({ x: 0, y: 0 }, { key: "Enter", shiftKey: false })).toBeNull();
  expect(clampOffset({ x: -50, y: 400 }, { minX: -20, maxX: 0, minY: -300, maxY: 40 })).toEqual({ x: -20, y: 40 });
});

function open(kept: CardPrefs | null = null) {
  const time = createManualClock(0);
  const written: CardPrefs[] = [];
  const store = createCardStore({
    clock: time,
    storage: { read: () => kept, write: (prefs) => written.push(prefs) },
  });
  return { store, time, written };
}

describe("the position of the card", () => {
  test("is saved 300 ms after the last move (LS-2.42, LS-3.17, LS-9.13)", () => {
    const { store, time, written } = open();
    store.move({ x: 1, y: 1 });
    time.pass(200);
    store.move({ x: 2, y: 2 });
    time.pass(299);
    expect(written).toEqual([]);
    time.pass(1);
    expect(written).toEqual([{ position: { x: 2, y: 2 }, isOpen: true }]);
  });
  test("is saved when the page is left in between", () => {
    const { store, written } = open();
    store.move({ x: 2, y: 2 });
    store.dispose();
    expect(written).toHaveLength(1);
  });
  test("is kept for each session apart (LS-3.17)", () => {
    const storage = createMemoryStorage();
    const prefs = { position: { x: 5, y: 6 }, isOpen: false };
    cardPrefsOf(storage, 7).write(prefs);
    expect([cardPrefsOf(storage, 7).read(), cardPrefsOf(storage, 8).read()]).toEqual([prefs, null]);
  });
  test("is restored, and broken or forbidden storage is ignored", () => {
    expect(open({ position: { x: 5, y: 6 }, isOpen: false }).store.getState().position).toEqual({ x: 5, y: 6 });
    expect(cardPrefsIn({ getItem: () => "{", setItem: () => {} }, "key").read()).toBeNull();
    expect(cardPrefsIn({ getItem: () => '{"position":{"x":"1"}}', setItem: () => {} }, "key").read()).toBeNull();
    expect(cardPrefsIn(undefined, "key").read()).toBeNull();
  });
});

describe("a question without a time limit", () => {
  test("hides after 8 s (LS-2.41, LS-9.20)", () => {
    const { store, time } = open();
    store.feature({ ...question, isTimed: false });
    time.pass(7_999);
    expect(store.getState().isOpen).toBe(true);
    time.pass(1);
    expect(store.getState().isOpen).toBe(false);
  });
  test("stays when the person opened it themselves", () => {
    const { store, time } = open();
    store.feature({ ...question, isTimed: false });
    store.setOpen(true);
    time.pass(20_000);
    expect(store.getState().isOpen).toBe(true);
  });
});

test("a question with a time limit stays (LS-2.41)", () => {
  const { store, time } = open();
  store.feature(question);
  time.advance(20_000);
  expect(store.getState().isOpen).toBe(true);
});

test("a new question opens a hidden card; the first question after loading keeps the stored state", () => {
  const { store } = open({ position: { x: 0, y: 0 }, isOpen: false });
  store.feature(question);
  expect(store.getState().isOpen).toBe(false);
  store.feature({ ...question, id: 4 });
  expect(store.getState().isOpen).toBe(true);
});

describe("a question that the schedule has gone on from", () => {
  test("folds the card over the face, and the person may open it again", () => {
    const { store } = open();
    store.feature(question);
    store.feature(question, true);
    expect(store.getState().isOpen).toBe(false);
    store.setOpen(true);
    store.feature({ ...question }, true);
    expect(store.getState().isOpen).toBe(true);
  });
  test("is folded for a person who comes during open questions, and the next turn’s question opens the card", () => {
    const { store } = open();
    store.feature(question, true);
    expect(store.getState().isOpen).toBe(false);
    // A turn that waits for its candidate has no question yet.
    store.feature(null);
    store.feature({ ...question, id: 11 });
    expect(store.getState().isOpen).toBe(true);
  });
  test("opens the card again when the schedule comes back to it", () => {
    const { store } = open();
    store.feature(question, true);
    store.feature(question);
    expect(store.getState().isOpen).toBe(true);
  });
  test("is not remembered as hidden by the person", () => {
    const { store, time, written } = open();
    store.feature(question, true);
    time.pass(300);
    expect(written).toEqual([]);
  });
});
