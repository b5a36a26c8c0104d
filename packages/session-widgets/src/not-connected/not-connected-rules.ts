import { DAY_SEC, HOUR_SEC, MINUTE_SEC } from "@hotseat/core/durations";
import type { StartRight } from "../shared/headless/start-rules";

export interface NotConnectedSession extends StartRight {
  /** ISO 8601. */
  readonly startsAt: string;
}

/** Which card is shown before a connection (LS-2.47). */
export type NotConnectedCard = "live" | "readyToBegin" | "countdown" | "over" | "verifying";

/** Before the room opens everybody sees the countdown, a host too. */
export function notConnectedCard(session: NotConnectedSession | null, nowMs: number): NotConnectedCard {
  if (!session) return "verifying";
  if (session.status === "IN_PROGRESS") return "live";
  if (session.status !== "SCHEDULED") return "over";
  return session.mayStart !== "never" && isOpen(session, nowMs) ? "readyToBegin" : "countdown";
}

/** Somebody may set up and join (LS-5.13). */
export function isOpen({ opensAt }: Pick<NotConnectedSession, "opensAt">, nowMs: number): boolean {
  return nowMs >= Date.parse(opensAt);
}

export interface CountdownParts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Returns the time left until the start; zeros once it has passed. */
export function countdownParts(startsAt: string, nowMs: number): CountdownParts {
  const left = Math.max(0, Math.ceil((Date.parse(startsAt) - nowMs) / 1_000));
  return {
    days: Math.floor(left / DAY_SEC),
    hours: Math.floor(left / HOUR_SEC) % 24,
    minutes: Math.floor(left / MINUTE_SEC) % 60,
    seconds: left % 60,
  };
}
