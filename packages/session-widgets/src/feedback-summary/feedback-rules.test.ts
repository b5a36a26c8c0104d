import type { FeedbackSummary as ServerFeedback } from "@hotseat/api-client/types";
import { expect, expectTypeOf, test } from "vitest";
import type { Feedback } from "./feedback.types";
import { commentsOn, differenceOf, quotesOf, spreadOf } from "./feedback-rules";
import { storyFeedback } from "./feedback-summary.fixtures";

test("the feedback is shaped as the server tells it (§7.8)", () => {
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

test("a spread is a range, one point, or nothing", () => {
  expect(spreadOf({ min: 3, max: 6 })).toEqual({ kind: "range", min: 3, max: 6 });
  expect(spreadOf({ min: 5, max: 5 })).toEqual({ kind: "all", score: 5 });
  expect(spreadOf({ min: null, max: null })).toBeNull();
});

test("quotes are what was written on pillars, then on the whole; blanks are left out", () => {
  const [rater] = storyFeedback.raters;
  if (!rater) throw new Error("The story has raters.");
  const quotes = quotesOf({
    ...storyFeedback,
    comments: [
      { rater, comments: "Well done." },
      { rater, comments: " " },
    ],
  });
  expect(quotes.map(({ about }) => about?.pillar ?? "whole")).toEqual([
    "Collaboration",
    "Leadership",
    "Innovation",
    "whole",
  ]);
});

test("under a question stand the comments that say something", () => {
  expect(storyFeedback.questions.map((question) => commentsOn(question).length)).toEqual([0, 2, 0, 0]);
});
