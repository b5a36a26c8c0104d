import type { FlowMode, ScheduleStatus, SegmentType } from "@hotseat/api-client/types";

/** The schedule as the server sends it (LS-3.2). A type test holds these against the API's contract. */
export type { FlowMode, ScheduleStatus, SegmentType };

export interface Segment {
  id: string;
  type: SegmentType;
  /** The index of its turn, from 0; null for the debrief. */
  slot_index: number | null;
  duration_sec: number;
  remaining_sec: number | null;
  started_at: string | null;
  question_id: number | null;
  /** The attendee id of its turn's candidate; null for the debrief. */
  interviewee_attendee_id: number | null;
  /** Its turn was interrupted here: it continues with `remaining_sec`, not with its whole length. */
  interrupted?: true;
}

/** A guided turn that waits for its absent candidate. */
export interface WaitingFor {
  attendee_id: number;
  since: string;
  /** The attendee asked to take their turn first; null for none. */
  asked_attendee_id: number | null;
}

export interface Schedule {
  session_id: number;
  status: ScheduleStatus;
  flow_mode: FlowMode;
  current_index: number;
  /** Start of the running stretch of the current segment; null unless RUNNING. */
  started_at: string | null;
  /** Seconds left at `started_at` (RUNNING) or now (otherwise); negative is overtime. */
  remaining_sec: number;
  held: boolean;
  timeline: Segment[];
  /** Set while PAUSED for an absent candidate. */
  waiting_for?: WaitingFor;
  version: number;
  server_time: string;
}

/** A time that counts down by the server's clock while it runs, and past 0. */
export interface Countdown {
  /** Start of the running period, ISO 8601; null while paused. */
  readonly startedAt: string | null;
  /** Seconds left at `startedAt`, or now while paused; negative is overtime. */
  readonly remainingSec: number;
}

/** Phase of a session (LS-4.26). */
export type Phase = "waiting" | "introduction" | "questions" | "evaluation" | "completed";

/** The state of a clock for the current segment. `hold` runs but does not advance; `paused` stands still. */
export type ClockState = "running" | "expiring" | "over" | "hold" | "paused";

/** The actions that the schedule allows now, regardless of the person's rights (LS-4.11 to LS-4.15). */
export interface ScheduleAbilities {
  canStart: boolean;
  canPause: boolean;
  canResume: boolean;
  canNext: boolean;
  /** Running or paused on the last segment: `next` finishes the schedule. */
  canEnd: boolean;
  canSeek: boolean;
}

/** A person's request to the schedule. */
export type ScheduleAction =
  /** If given, this interviewee takes the first turn. */
  | { kind: "start"; intervieweeAttendeeId?: number }
  | { kind: "pause" }
  | { kind: "resume" }
  | { kind: "next"; intervieweeAttendeeId?: number }
  | { kind: "seek"; index: number; intervieweeAttendeeId?: number }
  /** GUIDED: two unfinished turns change places; the first one is the current turn by default. */
  | { kind: "swap"; attendeeId: number; withAttendeeId?: number }
  /** While a turn waits: asks a person to take their turn first. */
  | { kind: "askToSwap"; attendeeId: number }
  | { kind: "answerSwap"; accepts: boolean }
  | { kind: "extend"; minutes: 1 | 5 }
  | { kind: "hold"; held: boolean };

/** The server's result of an action. `moved`: another person acted first; the reply contains the current schedule. */
export type ScheduleReply =
  | { kind: "done"; schedule: Schedule }
  | { kind: "moved"; schedule: Schedule }
  | { kind: "failed"; error: unknown };

/** The store's connection to the server. */
export interface SchedulePort {
  /** Sends an action for the segment the person saw; never throws. */
  send(action: ScheduleAction, seen: { expectedIndex: number; remainingSec: number }): Promise<ScheduleReply>;
  /** Reads the schedule again after a failure. */
  refetch(): void;
  /** Reports the failure and its reason to the person. */
  reportFailure(error: unknown): void;
}
