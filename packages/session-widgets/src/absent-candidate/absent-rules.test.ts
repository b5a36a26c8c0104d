import { describe, expect, it } from "vitest";
import { turnStartsAt } from "../schedule/headless";
import { STORY_TURNS, storySchedule, storyWaiting } from "../schedule/schedule.fixtures";
import {
  ASKED_AGAIN_MS,
  absentNext,
  afterSkip,
  keptTime,
  myTurnWaits,
  swapChoices,
  untilAskedAgain,
} from "./absent-rules";

const [AMARA, LUCIE, JONAS, MATEO] = STORY_TURNS;
const NOW = Date.parse("2026-11-24T13:18:42.000Z");
/** Lucie's turn waits, the second of four. */
const waiting = storyWaiting();
const person = (id: number) => ({
  id,
  user: { keycloak_id: `k${id}`, full_name: `P${id}`, short_name: "", is_program: false },
});
const seen = { present: [`k${JONAS}`, `k${MATEO}`, `k${AMARA}`], names: new Map([[JONAS, "Jonas"]]), myId: JONAS };

describe("a turn that waits for its candidate", () => {
  it("asks the host again every three minutes", () => {
    expect(untilAskedAgain(0, 42_000)).toBe(138_000);
    expect(untilAskedAgain(0, ASKED_AGAIN_MS)).toBe(ASKED_AGAIN_MS);
  });
  it("can be swapped with present people who have a later turn, in order and with its time", () => {
    const people = [person(MATEO), person(AMARA), person(LUCIE), person(JONAS)];
    const choices = swapChoices(waiting, LUCIE, people, seen, NOW);
    expect(choices.map(({ attendeeId, isMe }) => [attendeeId, isMe])).toEqual([
      [JONAS, true],
      [MATEO, false],
    ]);
  });
  it("shows the begin of a later turn as the dashboard does: rounded down to the minute", () => {
    const startOf = (nowMs: number) => swapChoices(waiting, LUCIE, [person(JONAS)], seen, nowMs)[0]?.startsAtMs;
    expect(startOf(NOW)).toBe(turnStartsAt(waiting, JONAS, NOW));
    expect(new Date(startOf(NOW) ?? 0).toISOString()).toBe("2026-11-24T13:36:00.000Z");
  });
  it("is skipped to the next person's first question", () => {
    expect(afterSkip(waiting)).toEqual({ index: 12, attendeeId: JONAS });
  });
  it("keeps its whole time when it has not begun", () => {
    expect(keptTime(waiting, NOW)).toEqual({ minutes: 18, hasBegun: false });
    const begun = waiting.timeline.map((one) => ({ ...one, started_at: "2026-11-24T13:12:00.000Z" }));
    expect(keptTime({ ...waiting, timeline: begun, current_index: 8 }, NOW)).toEqual({ minutes: 12, hasBegun: true });
  });
  it("is announced to its candidate only", () => {
    const mine = { since: "2026-11-24T13:18:00.000Z", minutes: 18, hasBegun: false };
    expect(myTurnWaits(waiting, LUCIE)).toEqual(mine);
    expect([JONAS, null].map((id) => myTurnWaits(waiting, id))).toEqual([null, null]);
    expect(myTurnWaits(storySchedule(), AMARA)).toBeNull();
  });
});

describe("an absent next candidate", () => {
  const evaluating = storySchedule({ current_index: 5 });
  it("is reported during the evaluation before their turn", () => {
    expect(absentNext(evaluating, (id) => id !== LUCIE)).toEqual({ attendeeId: LUCIE });
    expect(absentNext(evaluating, () => true)).toBeNull();
    expect(absentNext(storySchedule({ current_index: 2 }), () => false)).toBeNull();
  });
});
