import { describe, expect, it } from "vitest";
import type { AttendeeRow } from "../attendees/attendee-repository.ts";
import { designateInterviewer } from "./designate.ts";

const person = (id: number, change: Partial<AttendeeRow> = {}) =>
  ({ id, seat: "participant", isHost: false, present: true, ...change }) as AttendeeRow;

describe("designateInterviewer (LS-D3.6)", () => {
  it("names the host unless the host is the candidate", () => {
    const people = [person(1, { isHost: true }), person(2), person(3)];
    expect(designateInterviewer(people, 2)?.id).toBe(1);
    expect(designateInterviewer(people, 1)?.id).toBe(2);
  });

  it("passes over a participant who is not in the call while another one is", () => {
    const people = [person(1, { isHost: true }), person(2, { present: false }), person(3)];
    expect(designateInterviewer(people, 1)?.id).toBe(3);
  });

  it("names the next participant in seating order when nobody else is in the call", () => {
    const people = [person(1, { isHost: true }), person(2, { present: false }), person(3, { present: false })];
    expect(designateInterviewer(people, 1)?.id).toBe(2);
  });

  it("never names an observer, nor the candidate", () => {
    expect(designateInterviewer([person(1, { isHost: true }), person(2, { seat: "observer" })], 1)).toBeNull();
  });
});
