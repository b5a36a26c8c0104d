import type { Session, SessionStatus } from "@hotseat/api-client/types";
/** When somebody may start a session, as the server says it (LS-D4.6). */
export interface StartRight {
  readonly status: SessionStatus;
  /** By status and role. */
  readonly mayStart: Session["may_start"];
  /** From when on people come in and participants may start; ISO 8601. */
  readonly opensAt: string;
  /** A start before this is confirmed first; ISO 8601. */
  readonly confirmBefore: string;
}

/** Where a start stands for this person: never theirs, theirs later, theirs after a confirmation, theirs at a press. */
export type StartStep = "never" | "later" | "confirm" | "now";

export function startStep({ status, mayStart, opensAt, confirmBefore }: StartRight, nowMs: number): StartStep {
  if (status !== "SCHEDULED" || mayStart === "never") return "never";
  if (mayStart === "once_open") return nowMs < Date.parse(opensAt) ? "later" : "now";
  return nowMs < Date.parse(confirmBefore) ? "confirm" : "now";
}

/** A press on Start leads on, at once or after a question. */
export const isStartable = (step: StartStep): boolean => step === "now" || step === "confirm";

/** The session's response as these rules read it. */
export function startRightOf(session: {
  readonly status: StartRight["status"];
  readonly may_start: StartRight["mayStart"];
  readonly opens_at: string;
  readonly confirm_start_before: string;
}): StartRight {
  return {
    status: session.status,
    mayStart: session.may_start,
    opensAt: session.opens_at,
    confirmBefore: session.confirm_start_before,
  };
}
