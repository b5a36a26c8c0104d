import type { AccessLevel, SessionRole, SessionStatus } from "@hotseat/api-client/types";
import { isStartable, type StartStep } from "../../shared/headless/start-rules";
import { JOIN_RETRIES, JOIN_RETRY_STEP_MS } from "./prejoin.constants";

/** The server's refusal of a request to join the call (LS-7.23). */
export interface JoinRefusal {
  readonly code: string;
  /** The server's own words, when it has some. */
  readonly message: string | null;
  readonly canStart: boolean;
}

/** The session as the pre-join and the not-connected card need it. */
export interface StartableSession {
  readonly status: SessionStatus;
  readonly accessLevel: AccessLevel;
  readonly myRole: SessionRole | null;
  /** Whether I may start it, now or later (LS-4.9). */
  readonly start: StartStep;
}

/** Wait before retry `attempt` (from 1), or null when there is none. A session that has not started is not asked again. */
export function joinRetryDelay(attempt: number, code: string | null): number | null {
  if (code === "session_not_started" || attempt > JOIN_RETRIES) return null;
  return JOIN_RETRY_STEP_MS * attempt;
}

/** The banner 'Session Not Started': an i18n key below `prejoin.notStarted` (LS-8.15). */
export type NotStartedVariant = "openCanStart" | "openLater" | "ready" | "early" | "closed" | "openWait" | "wait";

export function notStartedVariant(session: StartableSession): NotStartedVariant | null {
  if (session.status !== "SCHEDULED") return null;
  const leads = session.myRole === "host" || session.myRole === "owner";
  if (session.start === "later") return "openLater";
  if (session.start === "confirm") return "early";
  if (isStartable(session.start)) return session.accessLevel === "OPEN" && !leads ? "openCanStart" : "ready";
  if (session.accessLevel === "CLOSED") return "closed";
  return session.myRole === "observer" ? "openWait" : "wait";
}

/** Why the join button is off, or null. */
export function joinBlock(state: {
  isStarting: boolean;
  isJoining: boolean;
  name: string;
}): "devices" | "joining" | "name" | null {
  if (state.isJoining) return "joining";
  if (state.isStarting) return "devices";
  return state.name.trim() === "" ? "name" : null;
}

/** A name for somebody who gave none, for example "Guest 4821". `chance` between 0 and 1. */
export function guestName(word: string, chance: number): string {
  return `${word} ${1_000 + Math.floor(chance * 9_000)}`;
}
