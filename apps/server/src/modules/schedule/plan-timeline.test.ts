import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { extraSecOf, freeTurn, planGuided, splitEqually } from "./plan-timeline.ts";

const people = (count: number, questions = 4) =>
  Array.from({ length: count }, (_, index) => ({
    attendeeId: index + 1,
    questionIds: Array.from({ length: questions }, (_, one) => index * 10 + one),
  }));
const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

describe("a guided timeline", () => {
  test("is 90 % turns and 10 % debrief, a turn 70 % questions, 10 % Q&A, 20 % evaluation (LS-D3.2)", () => {
    const seconds = planGuided(3600, people(2)).map((segment) => [segment.type, segment.durationSec]);
    const turn = [
      ...Array.from({ length: 4 }, (_, index) => ["QUESTION", [284, 284, 283, 283][index]]),
      ["QNA_RUN", 162],
      ["EVALUATE", 324],
    ];
    expect(seconds).toEqual([...turn, ...turn, ["DEBRIEF", 360]]);
  });

  test("adds up with everybody's extra time, which takes nothing from anybody else (LS-D3.2)", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 300, max: 20_000 }),
        fc.array(fc.constantFrom(0, 25, 50, 100), { minLength: 1, maxLength: 8 }),
        (totalSec, percents) => {
          const plain = people(percents.length);
          const given = plain.map((one, index) => ({ ...one, extraPercent: percents[index] ?? 0 }));
          const seconds = (list: typeof plain) => planGuided(totalSec, list);
          const of = (timeline: ReturnType<typeof seconds>, id: number | null) =>
            sum(timeline.filter((one) => one.intervieweeAttendeeId === id).map((one) => one.durationSec));
          const [before, after] = [seconds(plain), seconds(given)];
          expect(sum(after.map((one) => one.durationSec))).toBe(totalSec + extraSecOf("GUIDED", totalSec, given));
          for (const [index, { attendeeId }] of plain.entries()) {
            const share = of(before, attendeeId);
            expect(of(after, attendeeId)).toBe(share + Math.floor((share * (percents[index] ?? 0)) / 100));
          }
          expect(of(after, null)).toBe(of(before, null));
        },
      ),
    );
  });

  test("adds up to the session exactly, for any length, people and questions", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 300, max: 20_000 }),
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 0, max: 9 }),
        (total, count, questions) => {
          const timeline = planGuided(total, people(count, questions));
          expect(sum(timeline.map((segment) => segment.durationSec))).toBe(total);
          expect(timeline.every((segment) => Number.isInteger(segment.durationSec) && segment.durationSec >= 0)).toBe(
            true,
          );
          expect(new Set(timeline.map((segment) => segment.id)).size).toBe(timeline.length);
        },
      ),
    );
  });

  test("gives people equal shares: they differ by a second at most", () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 20_000 }), fc.integer({ min: 1, max: 8 }), (total, count) => {
        const turns = Map.groupBy(planGuided(total, people(count)), (segment) => segment.slotIndex);
        const shares = [...turns]
          .filter(([slot]) => slot !== null)
          .map(([, segments]) => sum(segments.map((segment) => segment.durationSec)));
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("is empty when nobody takes the hot seat", () => {
    expect(planGuided(3600, [])).toEqual([]);
  });
});

test("equal parts add up and differ by one at most", () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 50 }), (total, parts) => {
      const split = splitEqually(total, parts);
      expect(sum(split)).toBe(total);
      expect((split[0] as number) - (split.at(-1) as number)).toBeLessThanOrEqual(1);
    }),
  );
});

test("a free turn is the session's length divided by its interviewees (LS-9.27, LS-D3.3)", () => {
  expect(freeTurn(3600, 7, 3, 0)).toMatchObject({
    type: "TURN",
    durationSec: 514,
    intervieweeAttendeeId: 3,
    slotIndex: 0,
  });
});
