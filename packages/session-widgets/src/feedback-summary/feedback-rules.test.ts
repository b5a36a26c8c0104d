import type { FeedbackSummary as ServerFeedback } from "@hotseat/api-client/types";
import { expect, expectTypeOf, test } from "vitest";
import type { Feedback } from "./feedback.types";
import { differenceOf, quotesOf, spreadOf } from "./feedback-rules";
import { storyFeedback } from "./feedback-summary.fixtures";

test("the feedback type has the shape of the server's contract (LS-7.8)", () => {
  expectTypeOf<Omit<ServerFeedback, "stream_cursor">>().toEqualTypeOf<Feedback>();
  expect(storyFeedback.pillars).toHaveLength(5);
});

test.each([
  [4, 5, { kind: "more", points: 1 }],
  [5, 4.25, { kind: "less", points: 0.75 }],
  [4, 4.4, { kind: "agree" }],
  [4, 4.5, { kind: "more", points: 0.5 }],
  [null, 4, { kind: "unknown" }],
  [4, null, { kind: "unknown" }],
])("self %s against peers %s", (self, peers_mean, expected) => {
  expect(differenceOf({ self, peers_mean })).toEqual(expected);
});

test("a spread is a range, one point of several, one score, or nothing", () => {
  expect(spreadOf({ min: 3, max: 6, raters: 3 })).toEqual({ kind: "range", min: 3, max: 6 });
  expect(spreadOf({ min: 5, max: 5, raters: 2 })).toEqual({ kind: "all", score: 5 });
  expect(spreadOf({ min: 5, max: 5, raters: 1 })).toEqual({ kind: "one", score: 5 });
  expect(spreadOf({ min: null, max: null, raters: 0 })).toBeNull();
});

test("quotes are the comments on questions, on pillars, then on the whole turn, without blanks", () => {
  const [rater] = storyFeedback.raters;
  if (!rater) throw new Error("The story has raters.");
  const quotes = quotesOf({
    ...storyFeedback,
    comments: [
      { rater, comments: "Well done." },
      { rater, comments: " " },
    ],
  });
  expect(quotes.map(({ about }) => (about.kind === "pillar" ? about.pillar : about.kind))).toEqual([
    "question",
    "question",
    "Collaboration",
    "Leadership",
    "Innovation",
    "whole",
  ]);
  expect(quotes[0]).toMatchObject({ text: "Clear steps.", about: { number: 2, criteria: "Structure", score: 5 } });
});
