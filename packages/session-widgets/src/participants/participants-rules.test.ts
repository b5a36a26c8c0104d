import { expect, it } from "vitest";
import { inListOrder, type ParticipantRow, participantRole } from "./participants-rules";

const facts = { isInterviewee: false, isInterviewer: false, isHost: false, isObserver: false };

it("says what somebody does now before what they are", () => {
  expect(participantRole({ ...facts, isInterviewee: true, isHost: true })).toBe("hotSeat");
  expect(participantRole({ ...facts, isInterviewer: true, isHost: true })).toBe("interviewer");
  expect(participantRole({ ...facts, isHost: true })).toBe("host");
  expect(participantRole({ ...facts, isObserver: true })).toBe("observer");
  expect(participantRole(facts)).toBe("peer");
});

it("puts who acts first and observers last", () => {
  const row = (attendeeId: number, role: ParticipantRow["role"]) => ({ attendeeId, role }) as ParticipantRow;
  const rows = [row(1, "observer"), row(2, "peer"), row(3, "interviewer"), row(4, "host"), row(5, "hotSeat")];
  expect(inListOrder(rows).map(({ attendeeId }) => attendeeId)).toEqual([5, 3, 2, 4, 1]);
});
