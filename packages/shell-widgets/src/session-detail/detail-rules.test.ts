import { describe, expect, it } from "vitest";
import { detailFoot, mayCancel, seatChoices, seatOf, shownAgenda } from "./detail-rules";
import { detailedSession } from "./session-detail.fixtures";

describe("the agenda", () => {
  it("shows my turn before I register", () => {
    expect(shownAgenda(detailedSession()).map((line) => [line.turn, line.whose])).toEqual([
      [1, "person"],
      [2, "person"],
      [3, "person"],
      [4, "mineIfRegistered"],
      [null, "everyone"],
    ]);
  });

  it("offers only one free turn as mine", () => {
    const [first] = detailedSession().agenda;
    const free = { ...(first as NonNullable<typeof first>), attendee_id: null, full_name: null };
    expect(shownAgenda(detailedSession({ agenda: [free, free] })).map((line) => line.whose)).toEqual(["mineIfRegistered", "free"]);
  });

  it("marks the turn I have once I am registered", () => {
    const session = detailedSession({ my_attendee_id: 2, my_status: "CONFIRMED" });
    expect(shownAgenda(session).map((line) => line.whose)).toEqual(["person", "mine", "person", "free", "everyone"]);
  });
});

describe("the seat", () => {
  it("is sent in the wire's words", () => {
    expect(seatOf("hotSeat")).toEqual({ role: "participant", hot_seat: true });
    expect(seatOf("noHotSeat")).toEqual({ role: "participant", hot_seat: false });
    expect(seatOf("observer")).toEqual({ role: "observer", hot_seat: false });
  });

  it("can only be watching once the others are taken, where watching is allowed", () => {
    expect(seatChoices(detailedSession({ attendee_count: 4 }))).toEqual(["observer"]);
    expect(seatChoices(detailedSession({ observers_allowed: false }))).toEqual(["hotSeat", "noHotSeat"]);
  });
});

describe("the next step", () => {
  it("follows what the server offers", () => {
    expect(detailFoot(detailedSession())).toEqual({ kind: "register", text: "register" });
    expect(detailFoot(detailedSession({ view: { state: "JOINABLE", badges: [], cta: { action: "JOIN" } } }))).toEqual({ kind: "join" });
    expect(detailFoot(detailedSession({ view: { state: "FULL", badges: [], cta: { action: "NONE" } } }))).toEqual({ kind: "reason", text: "full" });
  });

  it("is the feedback once the session is completed", () => {
    const over = detailedSession({ status: "COMPLETED", my_status: "CONFIRMED", userRole: "participant", view: { state: "ENDED", badges: [], cta: { action: "NONE" } } });
    expect(detailFoot(over)).toEqual({ kind: "feedback" });
    expect(detailFoot({ ...over, userRole: "observer" })).toEqual({ kind: "reason", text: "ended" });
  });

  it("lets everyone but the owner give the seat back before the start", () => {
    const mine = detailedSession({ my_status: "CONFIRMED" });
    expect(mayCancel(mine)).toBe(true);
    expect(mayCancel({ ...mine, view: { ...mine.view, badges: ["OWNER"] } })).toBe(false);
    expect(mayCancel({ ...mine, status: "IN_PROGRESS" })).toBe(false);
  });
});
