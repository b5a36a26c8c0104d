import { describe, expect, it } from "vitest";
import { listedSession } from "../session-listing.fixtures";
import {
  countdownText,
  delayOf,
  groupByDay,
  LATE_AFTER_MS,
  nextSession,
  nextSessionPhase,
  rowAction,
} from "./listing-rules";

const OVER = { state: "ENDED", badges: [], cta: { action: "OPEN" } } as const;
const NOW = Date.parse("2026-11-24T12:55:48.000Z");

describe("rows", () => {
  it("are grouped by the reader's day, not the server's", () => {
    const late = listedSession({ id: 1, start_time: "2026-11-24T23:30:00.000Z" });
    expect(groupByDay([late], "Europe/Zurich").map((group) => group.day)).toEqual(["2026-11-25"]);
    expect(groupByDay([late], "America/New_York").map((group) => group.day)).toEqual(["2026-11-24"]);
  });

  it("keep their order: finished and planned sessions of one day form two groups (LS-D1.1)", () => {
    const at = (hour: string, status: "SCHEDULED" | "COMPLETED", day = 24) =>
      listedSession({ status, start_time: `2026-11-${day}T${hour}:00:00.000Z` });
    const groups = groupByDay(
      [at("12", "SCHEDULED"), at("10", "SCHEDULED", 25), at("08", "COMPLETED"), at("07", "COMPLETED")],
      "Europe/Zurich",
    );
    expect(groups.map(({ day, isOver, sessions }) => [day, isOver, sessions.length])).toEqual([
      ["2026-11-24", false, 1],
      ["2026-11-25", false, 1],
      ["2026-11-24", true, 2],
    ]);
  });

  it("have one action, or a text with the reason why there is none", () => {
    const of = (state: "FULL" | "REGISTERED" | "REGISTRABLE" | "ENDED", action: "NONE" | "OPEN" | "REGISTER") =>
      rowAction(listedSession({ view: { state, badges: [], cta: { action } } }), NOW);
    expect(of("REGISTRABLE", "REGISTER")).toEqual({ kind: "open", look: "soft", text: "register" });
    expect(of("FULL", "REGISTER")).toEqual({ kind: "open", look: "secondary", text: "watch" });
    expect(of("ENDED", "OPEN")).toEqual({ kind: "open", look: "secondary", text: "view" });
    const view = { state: "UNAVAILABLE", badges: [], cta: { action: "NONE" } } as const;
    expect(rowAction(listedSession({ view }), NOW)).toEqual({ kind: "state", tone: "muted", text: "unavailable" });
    expect(rowAction(listedSession({ status: "CANCELLED", view }), NOW)).toEqual({
      kind: "state",
      tone: "muted",
      text: "cancelled",
    });
    expect(of("FULL", "NONE")).toEqual({ kind: "state", tone: "muted", text: "full" });
    expect(of("REGISTERED", "OPEN")).toEqual({ kind: "state", tone: "green", text: "registered" });
  });

  it("of a past session link to the feedback for people who took part, and to the detail for observers", () => {
    const over = listedSession({ status: "COMPLETED", my_status: "CONFIRMED", view: OVER });
    expect(rowAction(over, NOW)).toEqual({ kind: "feedback" });
    const watched = { ...over, view: { ...OVER, badges: ["OBSERVER"] as const } };
    expect(rowAction(watched, NOW)).toEqual({ kind: "open", look: "secondary", text: "view" });
  });

  it("of a session past its start are marked as late two minutes after it, and past its end as missed", () => {
    const start = Date.parse(listedSession().start_time);
    const end = start + listedSession().duration_minutes * 60_000;
    const late = start + LATE_AFTER_MS;
    expect([start, late - 1, late, end, end + 1].map((now) => delayOf(listedSession(), now))).toEqual([
      null,
      null,
      "late",
      "late",
      "missed",
    ]);
    expect(delayOf(listedSession({ status: "IN_PROGRESS" }), end)).toBeNull();
    const view = { state: "UNAVAILABLE", badges: [], cta: { action: "NONE" } } as const;
    expect(rowAction(listedSession({ view }), end + 1)).toEqual({ kind: "state", tone: "muted", text: "missed" });
  });
});

describe("my next session", () => {
  const soon = listedSession({ id: 1, my_status: "CONFIRMED", start_time: "2026-11-24T13:00:00.000Z" });

  it("is the running one before any with an earlier start", () => {
    const live = listedSession({
      id: 2,
      my_status: "CONFIRMED",
      status: "IN_PROGRESS",
      start_time: "2026-11-24T13:30:00.000Z",
    });
    expect(nextSession([soon, live], NOW)?.id).toBe(2);
  });

  it("is none when I only asked, or when it is over", () => {
    const asked = listedSession({ id: 3, my_status: "PENDING" });
    const over = listedSession({
      id: 4,
      my_status: "CONFIRMED",
      start_time: "2026-11-24T08:00:00.000Z",
      duration_minutes: 60,
    });
    expect(nextSession([asked, over], NOW)).toBeNull();
  });

  it("opens exactly five minutes before the start", () => {
    const start = Date.parse(soon.start_time);
    expect(nextSessionPhase(soon, start - 300_001)).toEqual({ kind: "countdown", seconds: 301 });
    expect(nextSessionPhase(soon, start - 300_000)).toEqual({ kind: "ready", seconds: 300 });
    expect(nextSessionPhase({ ...soon, access_level: "CLOSED" }, start)).toEqual({ kind: "waiting" });
    expect(nextSessionPhase({ ...soon, status: "IN_PROGRESS" }, start)).toEqual({ kind: "live" });
  });

  it("says to a person who may start it that it waits for them", () => {
    const start = Date.parse(soon.start_time);
    const of = (access_level: "OPEN" | "CLOSED", ...badges: ("HOST" | "OWNER" | "OBSERVER")[]) =>
      nextSessionPhase({ ...soon, access_level, view: { ...soon.view, badges } }, start).kind;
    expect([of("CLOSED", "HOST"), of("CLOSED", "OWNER"), of("OPEN")]).toEqual(["startable", "startable", "startable"]);
    expect([of("CLOSED"), of("OPEN", "OBSERVER")]).toEqual(["waiting", "waiting"]);
  });

  it("counts days while it is far away", () => {
    expect(nextSessionPhase(soon, Date.parse(soon.start_time) - 2.5 * 86_400_000)).toEqual({ kind: "days", days: 2 });
  });

  it("shows hours only when there are any", () => {
    expect([252, 3600, 11_052].map(countdownText)).toEqual(["04:12", "1:00:00", "3:04:12"]);
  });
});
