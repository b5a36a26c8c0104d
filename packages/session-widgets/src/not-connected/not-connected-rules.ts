/** How long before the start somebody may set up and join, in milliseconds (live-session.md §5). */
export const JOIN_WINDOW_MS = 5 * 60_000;

export interface NotConnectedSession {
  readonly status: "SCHEDULED" | "IN_PROGRESS" | "COMPLETED" | "CANCELLED";
  /** ISO 8601. */
  readonly startsAt: string;
  /** Status and role allow starting it. */
  readonly canStart: boolean;
}

/** Which card is shown before a connection (live-session.md §2 Not-connected states). */
export type NotConnectedCard = "live" | "readyToBegin" | "countdown" | "over" | "verifying";

/** `isDue`: the join window has begun. A host waits with everybody else until then. */
export function notConnectedCard(session: NotConnectedSession | null, isDue: boolean): NotConnectedCard {
  if (!session) return "verifying";
  if (session.status === "IN_PROGRESS") return "live";
  if (session.status !== "SCHEDULED") return "over";
  return session.canStart && isDue ? "readyToBegin" : "countdown";
}

export function isInJoinWindow(startsAt: string, nowMs: number): boolean {
  return Date.parse(startsAt) - nowMs <= JOIN_WINDOW_MS;
}

export interface CountdownParts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** What is left until the start; zeros once it is past. */
export function countdownParts(startsAt: string, nowMs: number): CountdownParts {
  const left = Math.max(0, Math.ceil((Date.parse(startsAt) - nowMs) / 1_000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3_600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}
