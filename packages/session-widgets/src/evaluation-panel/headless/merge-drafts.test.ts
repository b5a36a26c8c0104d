import { describe, expect, test } from "vitest";
import type { Draft } from "./evaluation.types";
import { leftOver, mergeDrafts } from "./merge-drafts";

const base: Draft = { overall: "Calm.", answers: { 1: { score: 4, comment: "Good start." } } };
const with1 = (comment: string, score: number | null = 4): Draft => ({ ...base, answers: { 1: { score, comment } } });

describe("a merge of two versions", () => {
  test("takes a field that only one side changed from that side", () => {
    const merged = mergeDrafts(
      { draft: with1("Good start. Clear."), base },
      { draft: { ...base, overall: "Calm and clear." }, base },
    );
    expect(merged).toEqual({
      draft: { overall: "Calm and clear.", answers: { 1: { score: 4, comment: "Good start. Clear." } } },
      offers: [],
    });
  });
  test("keeps our value when both changed it and offers theirs", () => {
    const merged = mergeDrafts({ draft: with1("Mine.", 5), base }, { draft: with1("Theirs.", 2), base });
    expect(merged.draft.answers[1]).toEqual({ score: 5, comment: "Mine." });
    expect(merged.offers).toEqual([{ field: 1, text: "Theirs.", score: 2 }]);
  });
  test("offers no text that ours contains", () => {
    expect(mergeDrafts({ draft: with1("Theirs. And more."), base }, { draft: with1("Theirs."), base }).offers).toEqual(
      [],
    );
  });
  test("offers no text that this side sent itself, even without a response", () => {
    const sent = with1("Half a sent");
    expect(mergeDrafts({ draft: with1("Another sentence."), base }, { draft: sent, base }, [sent]).offers).toEqual([]);
  });
  test("is not undone by a side that has not seen our last save", () => {
    const ours = with1("Saved meanwhile.");
    const stale = { draft: { ...base, overall: "Calm, then fast." }, base };
    const merged = mergeDrafts({ draft: ours, base: ours }, stale);
    expect(merged.draft).toEqual({ overall: "Calm, then fast.", answers: ours.answers });
  });
});

test("the part of a draft that a submitted version does not contain is offered", () => {
  expect(leftOver(base, { draft: with1("Late thought."), base })).toEqual([
    { field: 1, text: "Late thought.", score: null },
  ]);
  expect(leftOver(with1("Late thought. Sent."), { draft: with1("Late thought."), base })).toEqual([]);
});
