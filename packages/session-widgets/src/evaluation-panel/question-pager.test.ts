import { expect, test } from "vitest";
import { storyQuestions } from "./evaluation-panel.fixtures";
import { neighbour, pagesOf, shownPage } from "./question-pager";

const opened = { opened: 4, chosen: null, held: null } as const;

test("the view follows the question that is asked until the person goes elsewhere", () => {
  expect(shownPage(opened, storyQuestions, null)).toBe(4);
  expect(shownPage(opened, storyQuestions, 2)).toBe(2);
  expect(shownPage({ ...opened, chosen: 1 }, storyQuestions, 2)).toBe(1);
  expect(shownPage({ ...opened, chosen: "overall" }, storyQuestions, 2)).toBe("overall");
});

test("a question being written on is not taken away when the next one is asked", () => {
  expect(shownPage({ ...opened, held: 2 }, storyQuestions, 3)).toBe(2);
});

test("what is asked of somebody else does not count", () => {
  expect(shownPage(opened, storyQuestions, 99)).toBe(4);
  expect(shownPage({ opened: null, chosen: null, held: null }, storyQuestions, 99)).toBe(1);
  expect(shownPage(opened, [], null)).toBeNull();
});

test("the pages end with the overall comment", () => {
  expect(pagesOf(storyQuestions)).toEqual([1, 2, 3, 4, "overall"]);
  expect([
    neighbour(storyQuestions, 1, -1),
    neighbour(storyQuestions, 4, 1),
    neighbour(storyQuestions, "overall", 1),
  ]).toEqual([null, "overall", null]);
});
