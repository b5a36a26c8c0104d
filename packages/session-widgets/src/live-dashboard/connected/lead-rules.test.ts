import { describe, expect, test } from "vitest";
import { STORY_TURNS, storySchedule } from "../../schedule/schedule.fixtures";
import type { SessionData } from "../../session-data";
import { aloneSince, ownTurnOf, successorsOf } from "./lead-rules";

const [AMARA, LUCIE, JONAS, MATEO] = STORY_TURNS;
const INGRID = 405;
const person = (id: number, fullName: string, part: object = {}) => ({
  id,
  role: "participant",
  status: "CONFIRMED",
  presence_changed_at: "2026-11-24T13:00:00.000Z",
  user: { full_name: fullName, short_name: "", keycloak_id: `k${id}` },
  ...part,
});
const people = [
  person(AMARA, "Amara Diallo"),
  person(LUCIE, "Lucie Moreau"),
  person(JONAS, "Jonas Keller", { role: "host" }),
  person(MATEO, "Mateo Rossi"),
  person(INGRID, "Ingrid Solberg", { role: "observer" }),
];
const data = (present: number[], part: object = {}) =>
  ({
    pageData: { attendees: people },
    state: { session_status: "IN_PROGRESS", present: present.map((id) => `k${id}`) },
    designations: { interviewee: { attendeeId: AMARA, keycloakId: `k${AMARA}` } },
    me: people[2],
    names: new Map(people.map(({ id, user }) => [id, user.full_name.split(" ")[0]])),
    ...part,
  }) as unknown as SessionData;

describe("the people the host may hand over to", () => {
  test("are all participants in the call except observers, with the current candidate last", () => {
    const found = successorsOf(data([...STORY_TURNS, INGRID]), storySchedule());
    expect(found.map(({ name, place }) => [name, place])).toEqual([
      ["Mateo", "peer"],
      ["Lucie", "next"],
      ["Amara", "inSeat"],
    ]);
  });

  test("begin with the last candidate and leave out absent people", () => {
    const second = storySchedule({ current_index: 8 });
    const inSeat = { designations: { interviewee: { attendeeId: LUCIE, keycloakId: `k${LUCIE}` } } };
    expect(successorsOf(data([AMARA, LUCIE, JONAS], inSeat), second).map(({ name, place }) => [name, place])).toEqual([
      ["Amara", "last"],
      ["Lucie", "inSeat"],
    ]);
    expect(successorsOf(data([JONAS, INGRID]), second)).toEqual([]);
  });
});

test.each([
  ["ahead", storySchedule()],
  ["ahead", storySchedule({ status: "IDLE", current_index: 0, started_at: null })],
  ["on", storySchedule({ current_index: 12 })],
  ["on", storySchedule({ current_index: 17, status: "PAUSED" })],
  [null, storySchedule({ current_index: 23 })],
  [null, storySchedule({ status: "FINISHED" })],
])("a person who leaves has a turn of their own: %s", (found, schedule) => {
  expect(ownTurnOf(schedule, JONAS)).toBe(found);
});

describe("the time since the viewer is alone", () => {
  const gone = person(MATEO, "Mateo Rossi", { presence_changed_at: "2026-11-24T13:07:00.000Z" });
  const withGone = { pageData: { attendees: [people[2], gone] } };

  test("is the moment the last other person left, after the viewer joined", () => {
    expect(aloneSince(data([JONAS], withGone))).toBe(Date.parse("2026-11-24T13:07:00.000Z"));
  });

  test.each([
    ["somebody is there", data([JONAS, INGRID], withGone)],
    ["nobody has been there since I came", data([JONAS])],
    ["I am not in the call myself", data([], withGone)],
    ["the session is over", data([JONAS], { ...withGone, state: { session_status: "COMPLETED", present: ["k403"] } })],
  ])("null while %s", (_why, at) => {
    expect(aloneSince(at)).toBeNull();
  });
});
