import type { ErrorCode } from "../../contract/errors.ts";
import type { FlowMode } from "../sessions/session-types.ts";
import { freeTurn, type Interviewee, planGuided } from "./plan-timeline.ts";
import { replanFlowMode } from "./replan-flow-mode.ts";
import {
  dueAt,
  isLast,
  MAX_SEGMENTS,
  MAX_SESSION_SEC,
  MS_PER_SECOND,
  REMEMBERED_EXTENSIONS,
  remainingAt,
  type ScheduleState,
} from "./schedule-state.ts";

export type Command =
  | { readonly kind: "start"; readonly index?: number }
  | { readonly kind: "pause"; readonly remainingSec?: number }
  | { readonly kind: "next"; readonly intervieweeAttendeeId?: number }
  | { readonly kind: "seek"; readonly index: number; readonly intervieweeAttendeeId?: number }
  | { readonly kind: "extend"; readonly minutes: number; readonly clientId?: string }
  | { readonly kind: "hold"; readonly held: boolean }
  | { readonly kind: "set-flow-mode"; readonly flowMode: FlowMode }
  /** The server's own: goes on when the current segment has run out. */
  | { readonly kind: "advance" }
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
  | { readonly ok: true; readonly state: ScheduleState }
  | { readonly ok: false; readonly code: ErrorCode };

type Rule<K extends Command["kind"]> = (
  state: ScheduleState,
  command: Extract<Command, { kind: K }>,
  plan: Plan,
  now: number,
) => Outcome;

const refuse = (code: ErrorCode): Outcome => ({ ok: false, code });
const become = (state: ScheduleState, change: Partial<ScheduleState>): Outcome => ({
  ok: true,
  state: { ...state, ...change, version: state.version + 1 },
});

/** live-session.md §4 Schedule and decisions.md Schedule, one rule a command; `now` in milliseconds. */
export function reduce(state: ScheduleState, command: Command, plan: Plan, now: number): Outcome {
  const rule = RULES[command.kind] as Rule<Command["kind"]>;
  return rule(state, command, plan, now);
}

/** The timeline an IDLE schedule shows: what `start` would fix now. */
export function plannedTimeline(flowMode: FlowMode, plan: Plan): ScheduleState["timeline"] {
  const [first] = plan.interviewees;
  if (!first) return [];
  return flowMode === "GUIDED"
    ? planGuided(plan.totalSec, plan.interviewees)
    : [freeTurn(plan.totalSec, plan.interviewees.length, first.attendeeId, 0, first.extraPercent)];
}

const RULES: { readonly [K in Command["kind"]]: Rule<K> } = {
  start(state, { index }, plan, now) {
    if (state.status === "RUNNING") return refuse("schedule_already_running");
    if (state.status === "FINISHED") return refuse("schedule_finished");
    const timeline = state.status === "IDLE" ? plannedTimeline(state.flowMode, plan) : state.timeline;
    if (timeline.length === 0) return refuse("schedule_empty");
    const target = index ?? state.currentIndex;
    if (target >= timeline.length) return refuse("index_out_of_range");
    if (state.status === "PAUSED" && target === state.currentIndex)
      return become(state, { status: "RUNNING", startedAt: now });
    return enter({ ...state, timeline, status: "RUNNING" }, target, now);
  },

  pause(state, { remainingSec }, _plan, now) {
    if (state.status === "FINISHED") return refuse("schedule_finished");
    if (state.status !== "RUNNING") return refuse("schedule_not_running");
    const duration = state.timeline[state.currentIndex]?.durationSec ?? 0;
    if (remainingSec !== undefined && (remainingSec < 0 || remainingSec > duration))
      return refuse("remaining_out_of_range");
    const remainingMs = remainingAt(state, now);
    return become(state, { status: "PAUSED", startedAt: null, remainingMs, timeline: mark(state, { remainingMs }) });
  },

  next(state, { intervieweeAttendeeId }, plan, now) {
    if (state.status === "IDLE") return refuse("schedule_not_running");
    if (state.status === "FINISHED") return refuse("schedule_finished");
    if (state.flowMode === "GUIDED" || intervieweeAttendeeId === undefined)
      return isLast(state) ? finish(state, now) : enter(state, state.currentIndex + 1, now);
    const next = plan.interviewees.find((one) => one.attendeeId === intervieweeAttendeeId);
    if (!next) return refuse("attendee_not_found");
    if (state.timeline.length >= MAX_SEGMENTS) return refuse("schedule_full");
    const count = plan.interviewees.length;
    const turn = freeTurn(plan.totalSec, count, intervieweeAttendeeId, nextSlot(state), next.extraPercent);
    return enter({ ...state, timeline: [...state.timeline, turn] }, state.timeline.length, now);
  },

  seek(state, { index, intervieweeAttendeeId }, plan, now) {
    if (state.status === "IDLE") return refuse("schedule_not_running");
    if (state.status === "FINISHED") return refuse("schedule_finished");
    if (index >= state.timeline.length) return refuse("index_out_of_range");
    if (state.flowMode === "GUIDED" || intervieweeAttendeeId === undefined) return enter(state, index, now);
    if (!plan.interviewees.some((one) => one.attendeeId === intervieweeAttendeeId)) return refuse("attendee_not_found");
    const timeline = state.timeline.map((one, order) =>
      order === index && one.slotIndex !== null ? { ...one, intervieweeAttendeeId } : one,
    );
    return enter({ ...state, timeline }, index, now);
  },

  extend(state, { minutes, clientId }, plan) {
    if (state.status === "IDLE") return refuse("schedule_not_running");
    if (state.status === "FINISHED") return refuse("schedule_finished");
    const extensions = state.timeline[state.currentIndex]?.extensions ?? [];
    if (clientId !== undefined && extensions.includes(clientId)) return { ok: true, state };
    const seconds = minutes * 60;
    if (plan.totalSec + seconds > MAX_SESSION_SEC) return refuse("session_too_long");
    const current = state.timeline[state.currentIndex];
    const remainingMs = state.remainingMs + seconds * MS_PER_SECOND;
    return become(state, {
      remainingMs,
      timeline: mark(state, {
        durationSec: (current?.durationSec ?? 0) + seconds,
        ...(state.status === "PAUSED" ? { remainingMs } : {}),
        ...(clientId !== undefined && { extensions: [...extensions, clientId].slice(-REMEMBERED_EXTENSIONS) }),
      }),
    });
  },

  hold(state, { held }, _plan, now) {
    if (state.status === "IDLE") return refuse("schedule_not_running");
    if (state.status === "FINISHED") return refuse("schedule_finished");
    if (held === state.held) return { ok: true, state };
    const overran = !held && state.startedAt !== null && remainingAt(state, now) < 0 && !isLast(state);
    // Released in overtime, the segment ends now: the time held is not taken from the next one.
    return become(state, overran ? { held, startedAt: now, remainingMs: 0 } : { held });
  },

  "set-flow-mode"(state, { flowMode }, plan, now) {
    if (state.status !== "IDLE" && state.status !== "PAUSED") return refuse("flow_mode_locked");
    if (flowMode === state.flowMode) return { ok: true, state };
    const changed = replanFlowMode({ ...state, version: state.version + 1 }, flowMode, plan, now);
    return changed.timeline.length > MAX_SEGMENTS ? refuse("schedule_full") : { ok: true, state: changed };
  },

  advance(state, _command, _plan, now) {
    const due = dueAt(state);
    if (due === null || due > now) return refuse("schedule_moved");
    // From its planned end, not from now: what elapsed while no server ran belongs to the next segments.
    return enter(state, state.currentIndex + 1, due);
  },

  finish(state, _command, _plan, now) {
    if (state.status !== "RUNNING" && state.status !== "PAUSED") return refuse("schedule_not_running");
    return finish(state, now);
  },
};

/** Leaves the current segment and begins another with its full length; paused stays paused, a hold ends. */
function enter(state: ScheduleState, index: number, at: number): Outcome {
  const left = mark(state, { endedAt: at, remainingMs: remainingAt(state, at) });
  const durationMs = (state.timeline[index]?.durationSec ?? 0) * MS_PER_SECOND;
  const begun = { startedAt: at, endedAt: null, remainingMs: state.status === "RUNNING" ? null : durationMs };
  const timeline = left.map((one, order) => (order === index ? { ...one, ...begun } : one));
  return become(state, {
    timeline,
    currentIndex: index,
    remainingMs: durationMs,
    startedAt: state.status === "RUNNING" ? at : null,
    held: false,
  });
}

function finish(state: ScheduleState, now: number): Outcome {
  const remainingMs = remainingAt(state, now);
  return become(state, {
    status: "FINISHED",
    startedAt: null,
    remainingMs,
    held: false,
    timeline: mark(state, { endedAt: now, remainingMs }),
  });
}

/** Changes the current segment, if it has begun or is being changed by hand. */
function mark(state: ScheduleState, change: Partial<ScheduleState["timeline"][number]>): ScheduleState["timeline"] {
  return state.timeline.map((one, order) =>
    order === state.currentIndex && one.startedAt !== null ? { ...one, ...change } : one,
  );
}

function nextSlot(state: ScheduleState): number {
  return Math.max(-1, ...state.timeline.map((one) => one.slotIndex ?? -1)) + 1;
}
