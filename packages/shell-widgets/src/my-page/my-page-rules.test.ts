import { describe, expect, it } from "vitest";
import { listedSession } from "../session-listing/session-listing.fixtures";
import { meanScore, pastSessions } from "./my-page-rules";

describe("my page", () => {
  it("lists as past the finished sessions with me as a participant, the latest first (LS-2.12)", () => {
    const over = (id: number, start_time: string, change = {}) =>
      listedSession({ id, start_time, status: "COMPLETED", my_status: "CONFIRMED", ...change });
    const mine = [
      over(1, "2026-11-04T10:00:00.000Z"),
      over(2, "2026-11-18T10:00:00.000Z"),
      over(3, "2026-11-19T10:00:00.000Z", { status: "CANCELLED" }),
      over(4, "2026-11-19T10:00:00.000Z", { my_status: "INVITED" }),
      over(5, "2026-11-30T10:00:00.000Z", { status: "SCHEDULED" }),
    ];
    expect(pastSessions(mine).map(({ id }) => id)).toEqual([2, 1]);
  });

  it("returns the mean of the given scores alone", () => {
    expect(meanScore([{ score: 4 }, { score: 5 }, { score: null }, { score: 0 }, {}])).toBe(4.5);
    expect(meanScore([{ score: null }, {}])).toBeNull();
  });
});
