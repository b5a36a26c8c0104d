/** The schedule as the server sends it (LS-3.2). A type test holds these against the API's contract. */
export type FlowMode = "GUIDED" | "FREE";
export type ScheduleStatus = "IDLE" | "RUNNING" | "PAUSED" | "FINISHED";
export type SegmentType = "QUESTION" | "QNA_RUN" | "EVALUATE" | "DEBRIEF" | "TURN";

export interface Segment {
  id: string;
  type: SegmentType;
  /** Which turn it belongs to, from 0; null for the debrief. */
  slot_index: number | null;
  duration_sec: number;
  remaining_sec: number | null;
  started_at: string | null;
  question_id: number | null;
  /** Whose turn it is part of; null for the debrief. */
  interviewee_attendee_id: number | null;
  /** Its turn was interrupted here: it goes on with `remaining_sec`, not with its whole length. */
  interrupted?: true;
}

/** A guided turn waits for its candidate, who is not here. */
export interface WaitingFor {
  attendee_id: number;
  since: string;
  /** Who is asked to take their turn first. */
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
  /** While PAUSED for a candidate who is not here. */
  waiting_for?: WaitingFor;
  version: number;
  server_time: string;
}

/** A time that counts down by the server's clock while it runs, and past 0. */
export interface Countdown {
  /** Start of the running stretch, ISO 8601; null while it stands still. */
  readonly startedAt: string | null;
  /** Seconds left at `startedAt`, or now while it stands still; negative is overtime. */
  readonly remainingSec: number;
}

/** Phase of a session (LS-4.26). */
export type Phase = "waiting" | "introduction" | "questions" | "evaluation" | "completed";

/** How a clock shows the current segment. `hold` runs but will not advance; `paused` stands still. */
export type ClockState = "running" | "expiring" | "over" | "hold" | "paused";

/** What the schedule allows now, before asking who asks (LS-4). */
export interface ScheduleAbilities {
  canStart: boolean;
  canPause: boolean;
  canResume: boolean;
  canNext: boolean;
  /** Running or paused on the last segment: `next` finishes the schedule. */
  canEnd: boolean;
  canSeek: boolean;
}

/** What a person may ask of the schedule. */
export type ScheduleAction =
  /** Named, the interviewee takes the first turn. */
  | { kind: "start"; intervieweeAttendeeId?: number }
  | { kind: "pause" }
  | { kind: "resume" }
  | { kind: "next"; intervieweeAttendeeId?: number }
  | { kind: "seek"; index: number; intervieweeAttendeeId?: number }
  /** GUIDED: two unfinished turns change places, the one that is on when no other is named. */
  | { kind: "swap"; attendeeId: number; withAttendeeId?: number }
  /** While a turn waits: asks somebody to take theirs first. */
  | { kind: "askToSwap"; attendeeId: number }
  | { kind: "answerSwap"; accepts: boolean }
  | { kind: "extend"; minutes: 1 | 5 }
  | { kind: "hold"; held: boolean };

/** How an action ended at the server. `moved`: somebody else was faster; the answer carries the schedule as it is. */
export type ScheduleAnswer =
  | { kind: "done"; schedule: Schedule }
  | { kind: "moved"; schedule: Schedule }
  | { kind: "failed"; error: unknown };

/** What the store needs from outside. */
export interface SchedulePort {
  /** Sends an action for the segment the person saw; never throws. */
  send(action: ScheduleAction, seen: { expectedIndex: number; remainingSec: number }): Promise<ScheduleAnswer>;
  /** Reads the schedule again after a failure. */
  refetch(): void;
  /** Tells the person that it did not work, and why. */
  reportFailure(error: unknown): void;
}
