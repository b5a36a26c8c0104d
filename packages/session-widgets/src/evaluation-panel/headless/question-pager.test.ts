import { expect, test } from "vitest";
import { storyQuestions } from "../evaluation-panel.fixtures";
import { rowsOf } from "./evaluation-rows";
import { neighbour, pagesOf, shownPage } from "./question-pager";

const rows = rowsOf(storyQuestions, true);
const opened = { opened: 4, chosen: null } as const;

test("the view follows the current question until the user opens another row", () => {
  expect(shownPage(opened, rows, null)).toBe(4);
  expect(shownPage(opened, rows, 2)).toBe(2);
  expect(shownPage({ ...opened, chosen: 1 }, rows, 2)).toBe(1);
  expect(shownPage({ ...opened, chosen: "overall" }, rows, 2)).toBe("overall");
});

test("a question asked of another person does not change the row", () => {
  expect(shownPage(opened, rows, 99)).toBe(4);
  expect(shownPage({ opened: null, chosen: null }, rows, 99)).toBe(1);
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
