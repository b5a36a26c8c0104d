import { expect, test } from "vitest";
import { storyQuestions } from "../evaluation-panel.fixtures";
import { rowsOf } from "./evaluation-rows";
import { neighbour, pagesOf, shownPage } from "./question-pager";

const rows = rowsOf(storyQuestions, true);
const opened = { opened: 4, chosen: null, held: null } as const;

test("the view follows the question that is asked until the person goes elsewhere", () => {
  expect(shownPage(opened, rows, null)).toBe(4);
  expect(shownPage(opened, rows, 2)).toBe(2);
  expect(shownPage({ ...opened, chosen: 1 }, rows, 2)).toBe(1);
  expect(shownPage({ ...opened, chosen: "overall" }, rows, 2)).toBe("overall");
});

test("a row being written in is not taken away when the next one is asked", () => {
  expect(shownPage({ ...opened, held: 2 }, rows, 3)).toBe(2);
});

test("what is asked of somebody else does not count", () => {
  expect(shownPage(opened, rows, 99)).toBe(4);
  expect(shownPage({ opened: null, chosen: null, held: null }, rows, 99)).toBe(1);
  expect(shownPage(opened, [], null)).toBeNull();
});

test("the pages are the questions, the pillars and the overall comment", () => {
  const pillars = ["Expertise", "Agilité", "Collaboration", "Leadership", "Innovation"] as const;
  expect(pagesOf(rows)).toEqual([1, 2, 3, 4, ...pillars, "overall"]);
  expect([neighbour(rows, 1, -1), neighbour(rows, "Innovation", 1), neighbour(rows, "overall", 1)]).toEqual([
    null,
    "overall",
    null,
  ]);
});
