import type { ErrorCode } from "../../contract/errors.ts";
import type { FlowMode } from "../sessions/session-types.ts";
import type { Interviewee } from "./plan-timeline.ts";
import type { ScheduleState } from "./schedule-state.ts";

/** What may be done to a schedule: by somebody's call, or by the server itself. */
export type Command =
  | { readonly kind: "start"; readonly index?: number; readonly intervieweeAttendeeId?: number }
  | { readonly kind: "pause"; readonly remainingSec?: number }
  | { readonly kind: "next"; readonly intervieweeAttendeeId?: number }
  | { readonly kind: "seek"; readonly index: number; readonly intervieweeAttendeeId?: number }
  /** GUIDED: somebody's turn and another one's change places, the current one's when no other is named. */
  | { readonly kind: "swap"; readonly attendeeId: number; readonly withAttendeeId?: number }
  | { readonly kind: "extend"; readonly minutes: number; readonly clientId?: string }
  | { readonly kind: "hold"; readonly held: boolean }
  | { readonly kind: "set-flow-mode"; readonly flowMode: FlowMode }
  /** While a turn waits: who is asked to take theirs first, or nobody any more. */
  | { readonly kind: "ask-swap"; readonly attendeeId: number | null }
  /** The server's own: goes on when the current segment has run out. */
  | { readonly kind: "advance" }
  /** The server's own: the turn's candidate is not here, and the clock stands still; they came, and it runs. */
  | { readonly kind: "wait"; readonly attendeeId: number }
  | { readonly kind: "arrive" }
  /** The server's own: somebody takes part as observer now, and has no turn; `attended` names the segments they were there in. */
  | { readonly kind: "drop"; readonly attendeeId: number; readonly attended: ReadonlySet<string> }
  /** The session is over. */
  | { readonly kind: "finish" };

/** What the rules need to know of the session. */
export interface Plan {
  readonly totalSec: number;
  /** In seating order. */
  readonly interviewees: readonly Interviewee[];
}

/** The very state it was given where nothing changes: then nothing is written, and nobody told. */
export type Outcome =
  | {
      readonly ok: true;
      readonly state: ScheduleState;
      /** Seconds by which the session has to be longer for what is planned now; whole minutes. */
      readonly lengthensSec?: number;
    }
  | { readonly ok: false; readonly code: ErrorCode };
