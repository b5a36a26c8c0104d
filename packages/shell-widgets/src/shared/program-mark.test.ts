import { expect, test } from "vitest";
import { peopleSeenBy } from "./program-mark";

test("a program's mark is shown to everybody but the person it acts for", () => {
  const people = [
    { attendee_id: 1, full_name: "Amélie Rochat", is_program: false },
    { attendee_id: 2, full_name: "Ben Okafor", is_program: true },
  ];
  const programs = (me: number | null) => peopleSeenBy(me, people).filter(({ is_program }) => is_program).length;
  expect([programs(null), programs(1), programs(2)]).toEqual([1, 1, 0]);
});
