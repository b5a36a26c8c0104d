import { describe, expect, it } from "vitest";
import { arrived, badgeText, detailsOf, groupByDay, titleWithBadge } from "./notification-rules";

describe("the badge of the bell", () => {
  it("is absent for none, the number up to nine, and 9+ above (IN-6.1)", () => {
    expect([-1, 0, 1, 9, 10, 4000].map(badgeText)).toEqual([null, null, "1", "9", "9+", "9+"]);
  });

  it("precedes the window's title while something is unread (IN-6.5)", () => {
    expect([0, 3, 12].map((unread) => titleWithBadge("Home", unread))).toEqual(["Home", "(3) Home", "(9+) Home"]);
  });
});

describe("notifications by day", () => {
  const at = (created_at: string) => ({ created_at });

  it("belong to the day of the reader's time zone (IN-6.3)", () => {
    const items = [at("2026-11-24T23:30:00.000Z"), at("2026-11-24T10:00:00.000Z")];
    expect(groupByDay(items, "Europe/Zurich").map(({ day }) => day)).toEqual(["2026-11-25", "2026-11-24"]);
    expect(groupByDay(items, "America/New_York").map(({ day }) => day)).toEqual(["2026-11-24"]);
  });

  it("keep their order within a day (IN-6.3)", () => {
    const items = ["12:00", "11:00", "10:00"].map((time) => at(`2026-11-24T${time}:00.000Z`));
    expect(groupByDay(items, "UTC")).toEqual([{ day: "2026-11-24", items }]);
  });
});

describe("the details of a notification", () => {
  const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`field${n}`, n]));

  it("are offered for a plain object with 1 to 12 keys (IN-6.4)", () => {
    expect([1, 12].map((count) => detailsOf(fields(count)) !== null)).toEqual([true, true]);
    for (const data of [fields(0), fields(13), null, "text", 3, [1], new Date(0), new Map()])
      expect(detailsOf(data)).toBeNull();
  });
});

describe("the announcement of new notifications", () => {
  it("counts what came since the last known number, and nothing at first or when some are read (IN-6.6)", () => {
    expect([arrived(null, 4), arrived(2, 4), arrived(4, 1)]).toEqual([0, 2, 0]);
  });
});
