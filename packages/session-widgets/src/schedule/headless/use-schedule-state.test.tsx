// @vitest-environment jsdom
import { act, useLayoutEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterPaint } from "../../shared/headless/after-paint";
import { freeSchedule, STORY_SECOND_MS, storySchedule } from "../schedule.fixtures";
import type { Schedule, ScheduleAction } from "./schedule.types";
import { createScheduleStore, type ScheduleStore } from "./schedule-store";
import { useScheduleShortcuts, useScheduleState, useScheduleStateAfter } from "./use-schedule-state";

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

let root: Root;
let drawn: string[];
beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  root = createRoot(document.createElement("div"));
  drawn = [];
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
});

function open(): ScheduleStore {
  const port = { send: () => new Promise<never>(() => {}), refetch: vi.fn(), reportFailure: vi.fn() };
  const store = createScheduleStore({ port, clock: { now: () => STORY_SECOND_MS } });
  store.receive(storySchedule());
  return store;
}

const hold = (store: ScheduleStore) =>
  store.receive(storySchedule({ version: storySchedule().version + 1, held: true }));
const said = (schedule: Schedule | null) => (schedule?.held ? "held" : "running");

function Pressed({ store }: { store: ScheduleStore }) {
  drawn.push(`pressed ${said(useScheduleState(store, "schedule"))}`);
  return null;
}

function Follows({ store }: { store: ScheduleStore }) {
  drawn.push(`follows ${said(useScheduleStateAfter(store, "schedule"))}`);
  return null;
}

function Early({ then }: { then: (() => void) | undefined }) {
  useLayoutEffect(() => then?.(), [then]);
  return null;
}

const draw = (store: ScheduleStore, then?: () => void) =>
  act(() =>
    root.render(
      <>
        <Follows store={store} />
        <Pressed store={store} />
        <Early then={then} />
      </>,
    ),
  );

const nextPicture = () => act(() => new Promise<void>((painted) => afterPaint(painted)));

test("a deferred reader of the schedule renders after the pressed button has painted, and never with an old schedule", async () => {
  const store = open();
  draw(store);
  drawn = [];
  act(() => hold(store));
  expect(drawn).toEqual(["pressed held"]);
  await nextPicture();
  expect([...new Set(drawn)]).toEqual(["pressed held", "follows held"]);
});

test("a change before the subscription is not lost", () => {
  const store = open();
  draw(store, () => hold(store));
  expect(drawn.at(-1)).toBe("follows held");
});

test("another session's schedule is shown at once", () => {
  const store = open();
  hold(store);
  draw(store);
  drawn = [];
  draw(open());
  expect(new Set(drawn)).toEqual(new Set(["follows running", "pressed running"]));
});

test("a change in a session just left renders nothing in the next one", async () => {
  const store = open();
  draw(store);
  act(() => hold(store));
  draw(open());
  drawn = [];
  await nextPicture();
  expect(drawn).toEqual([]);
});

interface KeyedProps {
  isInterviewer: boolean;
  schedule: Schedule;
  asked: (action: ScheduleAction) => void;
}
function Keyed({ isInterviewer, schedule, asked }: KeyedProps) {
  useScheduleShortcuts({ enabled: isInterviewer, schedule, act: asked });
  return null;
}

test.each([
  ["the interviewer of a guided session", true, storySchedule(), [{ kind: "pause" }, { kind: "next" }]],
  ["somebody else of a guided session", false, storySchedule(), []],
  ["the interviewer of a free session, who chooses whom to call", true, freeSchedule(), []],
] as const)(
  "Space and the right arrow of %s ask for this (LS-4.21, LS-4.22)",
  (_who, isInterviewer, schedule, expected) => {
    const asked = vi.fn();
    act(() => root.render(<Keyed isInterviewer={isInterviewer} schedule={schedule} asked={asked} />));
    for (const key of [" ", "ArrowRight"])
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    expect(asked.mock.calls.map(([action]) => action)).toEqual(expected);
  },
);
