import { expect, it } from "vitest";
import { citationsIn, known, rowProblems } from "./find-citations.ts";

const KNOWN = known(
  ["README.md", "docs/glossary.md", "docs/decisions/0003-event-stream-over-fetch.md", "packages/ui/src/button.tsx"],
  [{ id: "LS-4.12" }, { id: "LS-D4.5" }],
);
const faults = (text: string, from = "packages/ui/src/button.tsx") => citationsIn(from, text, KNOWN);

it.each([
  "the schedule is running (LS-4.12, LS-D4.5)",
  "see glossary.md and docs/decisions/0003",
  "as decision 3 says",
  "a Bearer token (RFC 6750, section 2.1)",
  "writes packages/*/api/<name>.api.md",
  'test("the clock is paused (LS-4.12)", () => {',
  'getByRole("button", { name: "As observer (2)" })',
])("accepts a citation that resolves: %s", (text) => {
  expect(faults(text)).toEqual([]);
});

it.each([
  ["/** Paused (LS-4.13). */", "no requirement has the id LS-4.13"],
  ["/** Paused (LS-D9). */", "no requirement has the id LS-D9"],
  ["/** Paused (AT-4.7). */", "no requirement has the id AT-4.7"],
  ['tags: ["AT-7"],', "no requirement has the id AT-7"],
  ["/** Paused (LS-4). */", "LS-4 is a whole section; cite one requirement"],
  ["/** Paused, as the specification says. */", '"the specification" is no citation; cite a requirement'],
  ['it("is paused, by the spec", () => {', '"the spec" is no citation; cite a requirement'],
  ["/** Paused (specification of the clock). */", '"specification of" is no citation; cite a requirement'],
  ["/** Paused (decisions.md, Schedule). */", "decisions.md is not in the repository"],
  ["/** Paused (docs/decisions/0004). */", "docs/decisions/0004 is not in the repository"],
  ["as decision 12 says", "decision 12 is not in the repository"],
  ["/** A token (RFC 6750 LS-4.12). */", '"RFC 6750 LS-4.12" gives a section of an RFC as the id of a requirement'],
  ["/** Paused (§4.12). */", '"§4" cites a document outside the repository'],
  ["/** Paused (issue 18). */", '"issue 18" cites a document outside the repository'],
  ["/** Paused (issue: pauses). */", '"(issue:" cites a document outside the repository'],
  ["/** Paused (picture 24). */", '"(picture 24" cites a document outside the repository'],
  ["/** Paused (DESIGN, Dashboard). */", '"(DESIGN" cites a document outside the repository'],
  ['  test("the clock is paused (7)", () => {', '"(7)" in a title is no id of a requirement'],
  ['test.each([1])("the clock is paused (7)", () => {', '"(7)" in a title is no id of a requirement'],
  ['])("the clock is paused (11)", () => {', '"(11)" in a title is no id of a requirement'],
  ['  name: "The clock is paused (15)",', '"(15)" in a title is no id of a requirement'],
])("reports a citation that does not resolve: %s", (text, fault) => {
  expect(faults(text)).toEqual([`packages/ui/src/button.tsx: ${fault}`]);
});

it("accepts a whole section in a guide, and names that look like an id", () => {
  expect(faults("The schedule (LS-4). UTF-8, SHA-256, CC-BY-4.0, %PDF-1.7 and M-35.", "README.md")).toEqual([]);
});

it("reports a path in a guide that is not in the repository", () => {
  expect(faults("In `packages/ui/src`, `packages/ui/gone` and `docs/decisions/0003`.", "README.md")).toEqual([
    "README.md: packages/ui/gone is not in the repository",
  ]);
});

it("a sentence or note of a table that cites an unknown requirement is reported under its own id", () => {
  const row = { id: "LS-4.12", section: "Schedule", text: "The clock pauses (LS-4.13).", note: "By decision LS-D4.5" };
  expect(rowProblems([row, { ...row, text: "It stops.", note: "As LS-D4.6 says" }], KNOWN)).toEqual([
    "LS-4.12: no requirement has the id LS-4.13",
    "LS-4.12: no requirement has the id LS-D4.6",
  ]);
});
