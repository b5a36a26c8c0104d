import { expect, it } from "vitest";
import { decisionProblems } from "./find-decisions.ts";

const [ONE, OTHER] = ["docs/decisions/0033-an-outbox.md", "docs/decisions/0033-guesses-wait.md"];

it("decisionProblems accepts decisions whose numbers are their own and stand in their headings", () => {
  expect(decisionProblems(["README.md", ONE], () => "# 33. An outbox")).toEqual([]);
});

it("decisionProblems reports a second decision with the same number", () => {
  expect(decisionProblems([ONE, OTHER], () => "# 33. A heading")).toEqual([`${OTHER}: ${ONE} has the number 0033 too`]);
});

it("decisionProblems reports a heading with another number than the file", () => {
  expect(decisionProblems([ONE], () => "# 39. An outbox")).toEqual([
    `${ONE}: the heading does not begin with "# 33. "`,
  ]);
});
