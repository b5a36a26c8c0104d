import { describe, expect, test } from "vitest";
import { freeSchedule, STORY_TURNS, storySchedule, storyWaiting } from "../../schedule/schedule.fixtures";
import { storyCast } from "../workspace.fixtures";
import { type CentreCast, type CentreReader, centreMomentOf, centreNext, centreRows } from "./centre-rules";

const [AMARA, LUCIE, JONAS, MATEO] = STORY_TURNS;
const peer: CentreReader = { mayDrive: false, isCandidate: false, isAsked: false };
const host: CentreReader = { ...peer, mayDrive: true };
const QNA = storySchedule({ current_index: 4 });
const EVALUATE = storySchedule({ current_index: 5 });
const DEBRIEF = storySchedule({ current_index: 24 });

describe("the card in the question's place", () => {
  test.each([
    ["before a timed start", storySchedule({ status: "IDLE", current_index: 0 }), host, "introduction"],
    ["before a self-paced start, for the lead", freeSchedule({ status: "IDLE", timeline: [] }), host, "callFirst"],
    ["before a self-paced start, for a peer", freeSchedule({ status: "IDLE", timeline: [] }), peer, "introduction"],
    ["while a question is asked", storySchedule(), { ...peer, isAsked: true }, null],
    ["while the first question is on its way", storySchedule({ current_index: 0 }), peer, "firstQuestion"],
    ["while a later question is on its way", storySchedule({ current_index: 2 }), peer, "nextQuestion"],
    ["while a turn waits for its candidate", storyWaiting(), peer, "waiting"],
    ["in the open questions", QNA, peer, "openQuestions"],
    ["in the evaluation", EVALUATE, peer, "evaluation"],
    ["in the debrief", DEBRIEF, peer, "debrief"],
    ["after the end", storySchedule({ status: "FINISHED" }), peer, "ended"],
    ["in a self-paced turn without a question, for the lead", freeSchedule(), host, "askFirst"],
    ["the same for the person called", freeSchedule(), { ...host, isCandidate: true }, "firstQuestion"],
    ["the same for a peer", freeSchedule(), peer, "firstQuestion"],
    ["in a self-paced turn with a question", freeSchedule(), { ...host, isAsked: true }, null],
    ["without a schedule", null, peer, null],
  ] as const)("says what happens %s", (_when, schedule, reader, moment) => {
    expect(centreMomentOf(schedule, reader)).toBe(moment);
  });
});

describe("the rows of tasks", () => {
  const names = (ids: readonly number[]) => ids.join(" ");
  const rows = (moment: Parameters<typeof centreRows>[0], schedule: typeof QNA, cast: CentreCast) =>
    centreRows(moment, schedule, cast, names).map(({ key, people }) => [key, people]);

  test("the first raised hand asks, the second is named, the candidate's own does not count", () => {
    const cast = { ...storyCast("lead"), hands: [AMARA, LUCIE, MATEO] };
    const [asks] = centreRows("openQuestions", QNA, cast, names);
    expect(asks).toMatchObject({ key: "asksBefore", people: [LUCIE], values: { next: String(MATEO) } });
    expect(rows("openQuestions", QNA, { ...cast, hands: [] })[0]).toEqual(["anybodyAsks", [LUCIE, JONAS, MATEO]]);
  });

  test("absent people neither ask nor score; the server lists the counted people", () => {
    const cast = storyCast("candidate");
    const people = cast.people.map((one) => (one.attendeeId === LUCIE ? { ...one, isPresent: false } : one));
    expect(rows("openQuestions", QNA, { ...cast, people })[0]).toEqual(["anybodyAsks", [JONAS, MATEO]]);
    expect(rows("evaluation", EVALUATE, { ...cast, people })[0]).toEqual(["score", [JONAS, MATEO]]);
    const progress = { scorers: [LUCIE, JONAS], submitted: 1, hasRatedSelf: true };
    const [score, own] = centreRows("evaluation", EVALUATE, { ...cast, people, progress }, names);
    expect(score).toMatchObject({
      people: [LUCIE, JONAS],
      done: { key: "submitted", values: { done: 1, total: 2 } },
    });
    expect(own?.done).toEqual({ key: "own", values: {} });
  });

  test("in the evaluation each person reads their own task", () => {
    expect(rows("evaluation", EVALUATE, storyCast("peer")).map(([key]) => key)).toEqual([
      "scoreYou",
      "ratesSelf",
      "observes",
    ]);
    expect(rows("evaluation", EVALUATE, storyCast("candidate")).map(([key]) => key)).toEqual([
      "score",
      "ratesSelfYou",
      "observes",
    ]);
    expect(rows("evaluation", EVALUATE, storyCast("observer")).map(([key]) => key)).toEqual([
      "score",
      "ratesSelf",
      "observesYou",
    ]);
  });

  test("in the evaluation of two people, the only scorer reads of no others", () => {
    const progress = { scorers: [JONAS], submitted: 0, hasRatedSelf: false };
    expect(rows("evaluation", EVALUATE, { ...storyCast("lead"), progress })[0]).toEqual(["scoreAlone", [JONAS]]);
  });

  test("before the start the rows name the host, the first candidate and the absent people", () => {
    const cast = storyCast("peer");
    const people = cast.people.map((one) => (one.attendeeId === LUCIE ? { ...one, isPresent: false } : one));
    const idle = storySchedule({ status: "IDLE", current_index: 0 });
    expect(rows("introduction", idle, { ...cast, people })).toEqual([
      ["starts", [JONAS]],
      ["first", [AMARA]],
      ["missing", [LUCIE]],
    ]);
  });

  test("before a self-paced start no candidate is first: the host chooses", () => {
    const idle = freeSchedule({ status: "IDLE" });
    expect(rows("introduction", idle, { ...storyCast("peer"), candidateId: null })).toEqual([["calls", [JONAS]]]);
  });

  test("the debrief's time is divided among the present people", () => {
    const [speak] = centreRows("debrief", DEBRIEF, storyCast("peer"), names);
    expect(speak).toMatchObject({ key: "speak", values: { count: 2 } });
  });
});

test.each([
  [QNA, { key: "EVALUATE", attendeeId: null }],
  [EVALUATE, { key: "turn", attendeeId: LUCIE }],
  [storySchedule({ current_index: 11 }), { key: "yourTurn", attendeeId: JONAS }],
  [storySchedule({ current_index: 23 }), { key: "DEBRIEF", attendeeId: null }],
  [DEBRIEF, { key: "end", attendeeId: null }],
  [freeSchedule(), { key: "pace", attendeeId: null }],
  [freeSchedule({ status: "IDLE" }), { key: "pace", attendeeId: null }],
])("the next step, %#", (schedule, next) => {
  expect(centreNext(schedule, JONAS)).toEqual(next);
});
