import type { SeatRole } from "@hotseat/api-client/types";
import { describe, expect, it } from "vitest";
import { agendaUntil, detailedSession } from "../session-detail.fixtures";
import { detailFoot, mayCancel, seatChoices, seatOf, shownAgenda } from "./detail-rules";

/** A moment before all of their starts. */
const NOW = Date.parse("2026-11-24T12:55:48.000Z");

describe("the agenda", () => {
  it("shows my turn before I register, and the shorter turns of the others", () => {
    const lines = shownAgenda(detailedSession(), true);
    expect(lines.map((line) => [line.turn, line.whose, line.duration_sec])).toEqual([
      [1, "person", 780],
      [2, "person", 780],
      [3, "person", 780],
      [4, "mineIfRegistered", 780],
      [null, "everyone", 480],
    ]);
    expect(lines[3]?.starts_at).toBe("2026-11-24T15:39:00.000Z");
  });

  it("shows the unchanged plan to people who do not want the hot seat, and where no turn is free", () => {
    expect(shownAgenda(detailedSession(), false).map((line) => line.duration_sec)).toEqual([1040, 1040, 1040, 480]);
    expect(shownAgenda(detailedSession({ agenda_with_me: null }), true)).toHaveLength(4);
  });

  it("marks the turn I have once I am registered", () => {
    const session = detailedSession({ my_attendee_id: 2, my_status: "CONFIRMED" });
    expect(shownAgenda(session, false).map((line) => line.whose)).toEqual(["person", "mine", "person", "everyone"]);
  });
});

describe("the seat", () => {
  it("is sent with the contract's field names", () => {
    expect(seatOf("hotSeat")).toEqual({ role: "participant", hot_seat: true });
    expect(seatOf("noHotSeat")).toEqual({ role: "participant", hot_seat: false });
    expect(seatOf("observer")).toEqual({ role: "observer", hot_seat: false });
  });

  it("has no turn once the turns are fixed", () => {
    expect(seatChoices(detailedSession({ turns_set: true }))).toEqual(["noHotSeat", "observer"]);
    expect(seatChoices(detailedSession({ turns_set: true, observers_allowed: false }))).toEqual(["noHotSeat"]);
  });

  it("can only be an observer's once all seats are taken, where observers are allowed", () => {
    expect(seatChoices(detailedSession({ attendee_count: 4 }))).toEqual(["observer"]);
    expect(seatChoices(detailedSession({ observers_allowed: false }))).toEqual(["hotSeat", "noHotSeat"]);
  });
});

describe("the seat of an invited person (LS-D2.3)", () => {
  const asked = (role: SeatRole, rest = {}) =>
    seatChoices(detailedSession({ my_invitation: { id: 9, role }, ...rest }));
  it("is the seat of the invitation", () => {
    expect(asked("participant")).toEqual(["hotSeat", "noHotSeat"]);
    expect(asked("observer")).toEqual(["observer"]);
  });
  it("is an observer's where the seats are taken and observers are allowed", () => {
    expect(asked("participant", { attendee_count: 4 })).toEqual(["observer"]);
    expect(asked("participant", { attendee_count: 4, observers_allowed: false })).toEqual([]);
  });
});

describe("the next step", () => {
  it("of an invited person is to accept the invitation (LS-D2.3)", () => {
    const view = { state: "INVITED", badges: [], cta: { action: "ACCEPT" } } as const;
    const my_invitation = { id: 9, role: "participant" } as const;
    expect(detailFoot(detailedSession({ view, my_invitation }), NOW)).toEqual({ kind: "invited" });
    expect(detailFoot(detailedSession({ view }), NOW)).toEqual({ kind: "register", text: "accept" });
  });

  it("says that a session did not take place when its end has passed without a start", () => {
    const session = detailedSession();
    const end = Date.parse(session.start_time) + session.duration_minutes * 60_000;
    expect(detailFoot(session, end)).toEqual({ kind: "register", text: "register" });
    expect(detailFoot(session, end + 1)).toEqual({ kind: "reason", text: "missed" });
  });

  it("follows what the server offers", () => {
    expect(detailFoot(detailedSession(), NOW)).toEqual({ kind: "register", text: "register" });
    expect(
      detailFoot(detailedSession({ view: { state: "JOINABLE", badges: [], cta: { action: "JOIN" } } }), NOW),
    ).toEqual({
      kind: "join",
    });
    expect(
      detailFoot(detailedSession({ view: { state: "FULL", badges: [], cta: { action: "REGISTER" } } }), NOW),
    ).toEqual({
      kind: "register",
      text: "watch",
    });
    expect(detailFoot(detailedSession({ view: { state: "FULL", badges: [], cta: { action: "NONE" } } }), NOW)).toEqual({
      kind: "reason",
      text: "full",
    });
  });

  it("is the feedback of a completed session for people with a turn, and their evaluations for people without one", () => {
    const over = detailedSession({
      status: "COMPLETED",
      my_status: "CONFIRMED",
      my_attendee_id: 2,
      userRole: "participant",
      agenda: agendaUntil(2),
      view: { state: "ENDED", badges: [], cta: { action: "OPEN" } },
    });
    expect(detailFoot(over, NOW)).toEqual({ kind: "feedback" });
    const onlyAsked = { ...over, my_attendee_id: 9 };
    const endedBefore = { ...over, my_attendee_id: 3 };
    for (const withoutTurn of [onlyAsked, endedBefore])
      expect(detailFoot(withoutTurn, NOW)).toEqual({ kind: "evaluations" });
    expect(detailFoot({ ...over, userRole: "observer" }, NOW)).toEqual({ kind: "reason", text: "ended" });
    const view = { state: "ENDED", badges: [], cta: { action: "NONE" } } as const;
    const notMine = detailedSession({ status: "COMPLETED", view });
    expect(detailFoot(notMine, NOW)).toEqual({ kind: "reason", text: "ended" });
  });

  it("is none in a cancelled session, with a text that says so", () => {
    const view = { state: "UNAVAILABLE", badges: [], cta: { action: "NONE" } } as const;
    const cancelled = detailedSession({ status: "CANCELLED", my_status: "CONFIRMED", userRole: "participant", view });
    expect(detailFoot(cancelled, NOW)).toEqual({ kind: "reason", text: "cancelled" });
  });

  it("is none for a removed person and for a person kept apart by a block, in the same words (LS-D4.2)", () => {
    const view = { state: "UNAVAILABLE", badges: [], cta: { action: "NONE" } } as const;
    const removed = { ...detailedSession({ my_status: "CANCELLED", view }), removed: true };
    const apart = { ...detailedSession({ view }), removed: false };
    for (const session of [removed, apart])
      expect(detailFoot(session, NOW)).toEqual({ kind: "reason", text: "unavailable" });
  });

  it("lets everyone but the owner give the seat back before the start", () => {
    const mine = detailedSession({ my_status: "CONFIRMED" });
    expect(mayCancel(mine)).toBe(true);
    expect(mayCancel({ ...mine, view: { ...mine.view, badges: ["OWNER"] } })).toBe(false);
    expect(mayCancel({ ...mine, status: "IN_PROGRESS" })).toBe(false);
  });
});
