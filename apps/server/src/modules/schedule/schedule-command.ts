import type { ErrorCode } from "../../contract/errors.ts";
import type { FlowMode } from "../sessions/session-types.ts";
import type { Interviewee } from "./plan-timeline.ts";
import type { ScheduleState } from "./schedule-state.ts";

/** A command on a schedule, from a person's call or from the server itself. */
export type Command =
  | { readonly kind: "start"; readonly index?: number; readonly intervieweeAttendeeId?: number }
  | { readonly kind: "pause"; readonly remainingSec?: number }
  | { readonly kind: "next"; readonly intervieweeAttendeeId?: number }
  | { readonly kind: "seek"; readonly index: number; readonly intervieweeAttendeeId?: number }
  /** GUIDED: two people swap turns; the current turn is swapped when no other person is named. */
  | { readonly kind: "swap"; readonly attendeeId: number; readonly withAttendeeId?: number }
  | { readonly kind: "extend"; readonly minutes: number; readonly clientId?: string }
  | { readonly kind: "hold"; readonly held: boolean }
  | { readonly kind: "set-flow-mode"; readonly flowMode: FlowMode }
  /** While a turn waits: the person asked to swap, or null to end the request. */
  | { readonly kind: "ask-swap"; readonly attendeeId: number | null }
  /** By the server: advances when the current segment has run out. */
  | { readonly kind: "advance" }
  /** By the server: the clock stops because the turn's candidate is absent, or runs because they came. */
  | { readonly kind: "wait"; readonly attendeeId: number }
  | { readonly kind: "arrive" }
  /**
   * By the server: a person is an observer now and has no turn; `attended` names the segments in which they were
   * present.
   */
  | { readonly kind: "drop"; readonly attendeeId: number; readonly attended: ReadonlySet<string> }
  /** The session is over. */
  | { readonly kind: "finish" };

/** The facts about the session that the rules use. */
export interface Plan {
  readonly totalSec: number;
  /** In seating order. */
  readonly interviewees: readonly Interviewee[];
}

/** The same object when nothing changes; then nothing is written or sent. */
export type Outcome =
  | {
      readonly ok: true;
      readonly state: ScheduleState;
      /** Seconds, in whole minutes, by which the session must be longer for the new plan. */
      readonly lengthensSec?: number;
    }
  | { readonly ok: false; readonly code: ErrorCode };
