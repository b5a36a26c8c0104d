import { describe, expect, test, vi } from "vitest";
import { BEN, CHIARA, sessionState } from "../../test/samples.ts";
import { ApiFailure, type Review } from "../api/api.ts";
import { Reviewer } from "./reviewer.ts";

function set(language: "en" | "de" = "en") {
  const reviews: Review[] = [];
  const rated: number[] = [];
  const calls = {
    pageData: vi.fn(async () => ({
      session: { language },
      questions: [1, 2, 3, 4, 5].map((id) => ({
        id,
        attendee_id: id > 3 ? BEN.attendeeId : CHIARA.attendeeId,
        hearing: id === 3 ? "NOT_HEARD" : "HEARD",
      })),
    })),
    submitReview: vi.fn(async (_id: number, review: Review) => void reviews.push(review)),
    ratedAlready: vi.fn(async () => rated),
    ratePillars: vi.fn(async (_id: number, person: number) => void rated.push(person)),
  };
  return { reviews, rated, calls, reviewer: new Reviewer(calls as never, 7, BEN.attendeeId) };
}
const during = sessionState({ index: 0, interviewee: CHIARA });
const after = sessionState({ index: 2, interviewee: BEN });

describe("Ben's evaluations (LS-D5.7)", () => {
  test("hold the heard questions and the five pillars of each candidate he heard, after the turn's EVALUATE", async () => {
    const { reviewer, reviews, rated, calls } = set();
    await reviewer.look(during, true);
    expect(reviews).toEqual([]);
    await reviewer.look(after, true);
    await reviewer.look(after, true);
    expect(reviews).toHaveLength(1);
    expect(reviews[0]?.evaluatee).toBe(CHIARA.attendeeId);
    expect(reviews[0]?.answers.map(({ question }) => question)).toEqual([1, 2]);
    for (const { score } of reviews[0]?.answers ?? []) expect(score >= 1 && score <= 6).toBe(true);
    expect(Object.values(reviews[0]?.pillars ?? {}).map(({ score }) => score >= 1 && score <= 6)).toEqual(
      Array.from({ length: 5 }, () => true),
    );
    expect(rated).toEqual([]);
    expect(calls.ratePillars).not.toHaveBeenCalled();
  });

  test("name him as a program, in the session's language", async () => {
    const { reviewer, reviews } = set("de");
    await reviewer.look(during, true);
    await reviewer.look(after, true);
    expect(reviews[0]?.comments).toContain("Computerprogramm");
  });

  test("leave out candidates he did not hear, and absent people", async () => {
    const { reviewer, reviews } = set();
    await reviewer.look(during, false);
    await reviewer.look({ ...during, present: [BEN.keycloakId] }, true);
    await reviewer.look(after, true);
    expect(reviews).toEqual([]);
  });

  test("rate himself after his own turn, without an evaluation of himself", async () => {
    const { reviewer, reviews, rated } = set();
    await reviewer.look(after, true);
    await reviewer.look(sessionState({ index: 4, interviewee: null }), true);
    expect([reviews, rated]).toEqual([[], [BEN.attendeeId]]);
  });

  test("are submitted when the session is ended in the middle of a turn", async () => {
    const { reviewer, reviews } = set();
    await reviewer.look(during, true);
    await reviewer.look({ ...during, session_status: "COMPLETED" }, false);
    expect(reviews).toHaveLength(1);
  });

  test("are tried again after the server was away, and not after a refusal", async () => {
    const { reviewer, calls } = set();
    await reviewer.look(during, true);
    calls.submitReview.mockRejectedValueOnce(new ApiFailure("unreachable"));
    expect(await reviewer.look(after, true)).toBe(false);
    calls.submitReview.mockRejectedValueOnce(new ApiFailure("evaluation_changed"));
    expect(await reviewer.look(after, true)).toBe(true);
    await reviewer.look(after, true);
    expect(calls.submitReview).toHaveBeenCalledTimes(2);
  });
});
