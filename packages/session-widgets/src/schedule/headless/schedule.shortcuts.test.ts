// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { freeSchedule, storySchedule } from "../schedule.fixtures";
import { actionForKey, type KeyPress } from "./schedule.shortcuts";

function press(key: string, change: Partial<KeyPress> = {}): KeyPress {
  return {
    key,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    repeat: false,
    defaultPrevented: false,
    target: document.body,
    ...change,
  };
}

function inside(html: string): EventTarget {
  document.body.innerHTML = html;
  return document.querySelector("[data-here]") as EventTarget;
}

test("Space pauses and resumes in GUIDED only (LS-4.21)", () => {
  expect(actionForKey(press(" "), storySchedule())).toEqual({ kind: "pause" });
  expect(actionForKey(press(" "), storySchedule({ status: "PAUSED" }))).toEqual({ kind: "resume" });
  expect(actionForKey(press(" "), storySchedule({ status: "IDLE" }))).toBeNull();
  expect(actionForKey(press(" "), freeSchedule())).toBeNull();
});

test("the right arrow advances in GUIDED, but not before the start or past the end (LS-4.22)", () => {
  expect(actionForKey(press("ArrowRight"), storySchedule())).toEqual({ kind: "next" });
  expect(actionForKey(press("ArrowRight"), storySchedule({ status: "IDLE" }))).toBeNull();
  expect(actionForKey(press("ArrowRight"), storySchedule({ current_index: 24 }))).toBeNull();
  expect(actionForKey(press("ArrowRight"), freeSchedule())).toBeNull();
});

describe("no shortcut fires while keys belong to the focused element", () => {
  test.each([
    ["a field", "<input data-here>"],
    ["a comment", "<textarea data-here></textarea>"],
    ["a rich text", "<div contenteditable='true'><b data-here>x</b></div>"],
    ["a button", "<button data-here>x</button>"],
    ["the scores", "<div role='radiogroup'><span data-here></span></div>"],
    ["the tabs", "<div role='tablist'><span data-here></span></div>"],
    ["the board", "<div data-shortcuts='off'><canvas data-here></canvas></div>"],
    ["a dialog", "<div role='dialog'><p data-here></p></div>"],
  ])("the right arrow does nothing in %s", (_name, html) => {
    expect(actionForKey(press("ArrowRight", { target: inside(html) }), storySchedule())).toBeNull();
  });
  test.each([
    { ctrlKey: true },
    { metaKey: true },
    { altKey: true },
    { shiftKey: true },
    { repeat: true },
    { defaultPrevented: true },
  ])("with %o", (change) => {
    expect(actionForKey(press(" ", change), storySchedule())).toBeNull();
  });
  test("shortcuts fire elsewhere", () => {
    expect(
      actionForKey(press("ArrowRight", { target: inside("<main><p data-here></p></main>") }), storySchedule()),
    ).toEqual({ kind: "next" });
  });
});
