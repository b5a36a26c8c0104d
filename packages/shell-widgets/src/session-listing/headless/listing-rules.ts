import { DAY_SEC, HOUR_SEC, MINUTE_MS, MINUTE_SEC } from "@hotseat/core/durations";
import { dayOf } from "@hotseat/core/reader";
import type { CallToAction, ListedSession, ViewState } from "./session-listing.types";

export interface Day {
  /** `2026-11-24` in the reader's zone. */
  day: string;
  /** The rows are completed or cancelled. */
  isOver: boolean;
  sessions: ListedSession[];
}

const OVER: ReadonlySet<ListedSession["status"]> = new Set(["COMPLETED", "CANCELLED"]);

/**
 * Groups rows by the reader's days, in their order: a list with finished sessions last has two groups for a day with
 * finished and planned sessions.
 */
export function groupByDay(sessions: readonly ListedSession[], timeZone: string): Day[] {
  const days = new Map<string, Day>();
  for (const session of sessions) {
    const day = dayOf(Date.parse(session.start_time), timeZone);
    const isOver = OVER.has(session.status);
    const key = `${day} ${isOver}`;
    const known = days.get(key);
    if (known) known.sessions.push(session);
    else days.set(key, { day, isOver, sessions: [session] });
  }
  return [...days.values()];
}

/** The end of a row: a button, or the reason why there is none. */
export type RowAction =
  | { kind: "join" }
  /** The feedback on me, or my evaluations of the others. */
  | { kind: "feedback" }
  | { kind: "open"; look: "soft" | "secondary"; text: "register" | "ask" | "accept" | "watch" | "askToWatch" | "view" }
  | {
      kind: "state";
      tone: "green" | "muted";
      text: "registered" | "requested" | "full" | "ended" | "cancelled" | "missed" | "unavailable";
    };

const REASONS: Partial<Record<ViewState, RowAction>> = {
  REGISTERED: { kind: "state", tone: "green", text: "registered" },
  JOINABLE: { kind: "state", tone: "green", text: "registered" },
  REQUESTED: { kind: "state", tone: "muted", text: "requested" },
  FULL: { kind: "state", tone: "muted", text: "full" },
  ENDED: { kind: "state", tone: "muted", text: "ended" },
};

type Case = CallToAction | `${ViewState}:${CallToAction}`;

/** By state and action where the state matters, else by action. */
const ACTIONS: Partial<Record<Case, RowAction>> = {
  JOIN: { kind: "join" },
  REGISTER: { kind: "open", look: "soft", text: "register" },
  ASK: { kind: "open", look: "secondary", text: "ask" },
  ACCEPT: { kind: "open", look: "soft", text: "accept" },
  "FULL:REGISTER": { kind: "open", look: "secondary", text: "watch" },
  "FULL:ASK": { kind: "open", look: "secondary", text: "askToWatch" },
  "ENDED:OPEN": { kind: "open", look: "secondary", text: "view" },
};

type Timed = Pick<ListedSession, "status" | "start_time" | "duration_minutes">;

/** Milliseconds: a session made to start now is not late while its host finds the button. */
export const LATE_AFTER_MS = 2 * MINUTE_MS;

/** A session past its start that was not started: `late` after two minutes until the planned end, then `missed`. */
export function delayOf(session: Timed, now: number): "late" | "missed" | null {
  if (session.status !== "SCHEDULED" || now < Date.parse(session.start_time) + LATE_AFTER_MS) return null;
  return now > endOf(session) ? "missed" : "late";
}

/** Returns the one action of a row (LS-D2.4). */
export function rowAction(session: Timed & Pick<ListedSession, "my_status" | "view">, now: number): RowAction {
  const { status, view } = session;
  if (status === "CANCELLED") return { kind: "state", tone: "muted", text: "cancelled" };
  if (delayOf(session, now) === "missed") return { kind: "state", tone: "muted", text: "missed" };
  const tookPart = session.my_status === "CONFIRMED" && !view.badges.includes("OBSERVER");
  if (status === "COMPLETED" && tookPart) return { kind: "feedback" };
  const { state, cta } = view;
  return (
    ACTIONS[`${state}:${cta.action}`] ??
    ACTIONS[cta.action] ??
    REASONS[state] ?? { kind: "state", tone: "muted", text: "unavailable" }
  );
}

function endOf(session: Timed): number {
  return Date.parse(session.start_time) + session.duration_minutes * MINUTE_MS;
}

/** Returns my next session: a running one first, then the first one that is not over. */
export function nextSession(mine: readonly ListedSession[], now: number): ListedSession | null {
  const coming = mine.filter(
    (session) =>
      session.my_status === "CONFIRMED" &&
      (session.status === "IN_PROGRESS" || (session.status === "SCHEDULED" && endOf(session) > now)),
  );
  const rank = (session: ListedSession) => (session.status === "IN_PROGRESS" ? 0 : 1);
  return (
    [...coming].sort((a, b) => rank(a) - rank(b) || Date.parse(a.start_time) - Date.parse(b.start_time))[0] ?? null
  );
}

/** The state of my next session; `seconds` until its start. */
export type NextSessionPhase =
  | { kind: "days"; days: number }
  | { kind: "countdown"; seconds: number }
  | { kind: "ready"; seconds: number }
  | { kind: "waiting" }
  /** Its time has come, and I may start it. */
  | { kind: "startable" }
  | { kind: "live" };

/** Registered people who may start it: host and owner, and in an open session everybody except observers (LS-4.5, LS-4.6). */
function mayStart({ access_level, view }: Pick<ListedSession, "access_level" | "view">): boolean {
  if (view.badges.includes("HOST") || view.badges.includes("OWNER")) return true;
  return access_level === "OPEN" && !view.badges.includes("OBSERVER");
}

export function nextSessionPhase(
  session: Pick<ListedSession, "status" | "start_time" | "opens_at" | "access_level" | "view">,
  now: number,
): NextSessionPhase {
  if (session.status === "IN_PROGRESS") return { kind: "live" };
  const leftMs = Date.parse(session.start_time) - now;
  const seconds = Math.ceil(leftMs / 1000);
  if (leftMs <= 0) return { kind: mayStart(session) ? "startable" : "waiting" };
  if (now >= Date.parse(session.opens_at)) return { kind: "ready", seconds };
  return seconds >= DAY_SEC ? { kind: "days", days: Math.floor(seconds / DAY_SEC) } : { kind: "countdown", seconds };
}

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** `04:12`, or `3:04:12` from an hour on. */
export function countdownText(seconds: number): string {
  const hours = Math.floor(seconds / HOUR_SEC);
  const rest = `${twoDigits(Math.floor((seconds % HOUR_SEC) / MINUTE_SEC))}:${twoDigits(seconds % MINUTE_SEC)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
