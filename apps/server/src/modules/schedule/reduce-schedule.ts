import type { ErrorCode } from "../../contract/errors.ts";
import type { FlowMode } from "../sessions/session-types.ts";
import { calledTurn } from "./free-share.ts";
import { type Interviewee, planGuided } from "./plan-timeline.ts";
import { replanFlowMode } from "./replan-flow-mode.ts";
import type { Command, Outcome, Plan } from "./schedule-command.ts";
import {
  afterTurn,
  dueAt,
  isLast,
  MAX_SEGMENTS,
  MAX_SESSION_SEC,
  MS_PER_SECOND,
  REMEMBERED_EXTENSIONS,
  type ScheduleState,
} from "./schedule-state.ts";
import { ended, entered, moved, settled, stopped, withCurrent } from "./segment-steps.ts";
import { swappedTurns, unfinishedSlot } from "./swapped-turns.ts";
import {
  hasTurnToDrop,
  isWaiting,
  resumedToLeave,
  resumedTurn,
  startedNow,
  waitingFor,
  withAsked,
  withoutAsking,
  withoutTurnsOf,
  withoutWaiting,
} from "./waiting-turn.ts";

type Rule<K extends Command["kind"]> = (
  state: ScheduleState,
  command: Extract<Command, { kind: K }>,
  plan: Plan,
  now: number,
) => Outcome;

/**
 * Milliseconds. An end noticed within this time is the begin of the next segment; noticed later, nobody has seen that
 * one begin (LS-D3.1).
 */
export const NOTICED_WITHIN_MS = 2000;

const refuse = (code: ErrorCode): Outcome => ({ ok: false, code });
const become = (state: ScheduleState): Outcome => ({ ok: true, state: { ...state, version: state.version + 1 } });

/** Commands that may leave a turn that waits; then the clock runs again. */
const LEADS_ON: ReadonlySet<Command["kind"]> = new Set(["seek", "swap", "drop"]);

/** One rule for each command (LS-4.10, LS-D3.5); `now` in milliseconds. */
export function reduce(state: ScheduleState, command: Command, plan: Plan, now: number): Outcome {
  const rule = RULES[command.kind] as Rule<Command["kind"]>;
  if (!isWaiting(state)) return rule(state, command, plan, now);
  if (staysInTurn(state, command)) return refuse("turn_waits");
  if (!LEADS_ON.has(command.kind)) return rule(state, command, plan, now);
  const gone = rule(resumedToLeave(state, now), command, plan, now);
  // Commands about other people's turns leave the waiting turn unchanged.
  return gone.ok && hasLeft(state, gone.state) ? gone : rule(state, command, plan, now);
}

function hasLeft(before: ScheduleState, after: ScheduleState): boolean {
  return (
    after.status === "FINISHED" || after.timeline[after.currentIndex]?.id !== before.timeline[before.currentIndex]?.id
  );
}

/** A jump to another segment of the current turn; a start at the same segment continues without the candidate. */
function staysInTurn({ timeline, currentIndex }: ScheduleState, command: Command): boolean {
  if (command.kind !== "seek" && command.kind !== "start") return false;
  const { kind, index } = command;
  if (index === undefined || (kind === "start" && index === currentIndex)) return false;
  return timeline[index]?.slotIndex === timeline[currentIndex]?.slotIndex;
}

/** The timeline of an IDLE schedule: the one `start` would fix now. */
export function plannedTimeline(flowMode: FlowMode, plan: Plan): ScheduleState["timeline"] {
  const [first] = plan.interviewees;
  if (!first) return [];
  return flowMode === "GUIDED"
    ? planGuided(plan.totalSec, plan.interviewees)
    : [calledTurn(plan, [], first.attendeeId)];
}

const RULES: { readonly [K in Command["kind"]]: Rule<K> } = {
  start(state, { index, intervieweeAttendeeId }, plan, now) {
    if (state.status === "RUNNING") return refuse("schedule_already_running");
    if (state.status === "FINISHED") return refuse("schedule_finished");
    const isFirst = state.status === "IDLE";
    if (isFirst && intervieweeAttendeeId !== undefined && !findIn(plan, intervieweeAttendeeId))
      return refuse("attendee_not_found");
    const timeline = isFirst
      ? plannedTimeline(state.flowMode, beginningWith(plan, intervieweeAttendeeId))
      : state.timeline;
    if (timeline.length === 0) return refuse("schedule_empty");
    const target = index ?? state.currentIndex;
    if (target >= timeline.length) return refuse("index_out_of_range");
    const running: ScheduleState = { ...withoutWaiting(state), timeline, status: "RUNNING" };
    if (isFirst) return become(entered(running, target, now));
    if (target !== state.currentIndex)
      return become(moved(isWaiting(state) ? resumedToLeave(state, now) : running, target, now));
    return become(startedNow({ ...running, startedAt: now }, now));
  },

  pause(state, { remainingSec }, _plan, now) {
    if (state.status === "FINISHED") return refuse("schedule_finished");
    if (state.status !== "RUNNING") return refuse("schedule_not_running");
    const duration = state.timeline[state.currentIndex]?.durationSec ?? 0;
    if (remainingSec !== undefined && (remainingSec < 0 || remainingSec > duration))
      return refuse("remaining_out_of_range");
    return become({ ...stopped(state, now), status: "PAUSED" });
  },

  next(state, { intervieweeAttendeeId }, plan, now) {
    const refusal = refusalOf(state);
    if (refusal) return refusal;
    // Without its candidate a turn does not advance to another segment; a turn with nothing after it can only be ended.
    if (isWaiting(state)) return afterTurn(state) === null ? finish(state, now) : refuse("turn_waits");
    if (state.flowMode === "GUIDED" || intervieweeAttendeeId === undefined)
      return isLast(state) ? finish(state, now) : become(moved(state, state.currentIndex + 1, now));
    return call(state, intervieweeAttendeeId, plan, now);
  },

  seek(state, { index, intervieweeAttendeeId }, plan, now) {
    const refusal = refusalOf(state);
    if (refusal) return refusal;
    const target = state.timeline[index];
    if (!target) return refuse("index_out_of_range");
    const isTheirs = intervieweeAttendeeId === undefined || target.intervieweeAttendeeId === intervieweeAttendeeId;
    if (state.flowMode === "GUIDED" || isTheirs) return become(moved(state, index, now));
    return call(state, intervieweeAttendeeId, plan, now);
  },

  swap(state, { attendeeId, withAttendeeId }, plan, now) {
    const refusal = refusalOf(state);
    if (refusal) return refusal;
    const isOn = state.timeline[state.currentIndex]?.intervieweeAttendeeId === attendeeId;
    if (isOn && withAttendeeId === undefined) return { ok: true, state };
    const swapped = state.flowMode === "GUIDED" ? swappedTurns(state, attendeeId, withAttendeeId, now) : null;
    if (!swapped) return refuse("no_turn_left");
    return findIn(plan, isOn ? (withAttendeeId ?? attendeeId) : attendeeId)
      ? become(swapped)
      : refuse("attendee_not_found");
  },

  extend(state, { minutes, clientId }, plan, now) {
    const refusal = refusalOf(state) ?? refusalOfWaiting(state);
    if (refusal) return refusal;
    const current = state.timeline[state.currentIndex];
    const extensions = current?.extensions ?? [];
    if (clientId !== undefined && extensions.includes(clientId)) return { ok: true, state };
    const seconds = minutes * 60;
    if (plan.totalSec + seconds > MAX_SESSION_SEC) return refuse("session_too_long");
    // In overtime, the added minutes count from now.
    const settledNow = settled(state, now);
    const from = settledNow.remainingMs < 0 ? { ...settledNow, remainingMs: 0 } : state;
    const remainingMs = from.remainingMs + seconds * MS_PER_SECOND;
    return become(
      withCurrent(
        { ...from, remainingMs },
        {
          durationSec: (current?.durationSec ?? 0) + seconds,
          extendedSec: (current?.extendedSec ?? 0) + seconds,
          ...(state.status === "PAUSED" ? { remainingMs } : {}),
          ...(clientId !== undefined && { extensions: [...extensions, clientId].slice(-REMEMBERED_EXTENSIONS) }),
        },
      ),
    );
  },

  hold(state, { held }, _plan, now) {
    const refusal = refusalOf(state) ?? refusalOfWaiting(state);
    if (refusal) return refusal;
    if (held === state.held) return { ok: true, state };
    // Released in overtime, the segment ends now, or on resuming: the held time is not taken from the next one.
    return become({ ...(held ? state : settled(state, now)), held });
  },

  "set-flow-mode"(state, { flowMode }, plan, now) {
    if (state.status !== "IDLE" && state.status !== "PAUSED") return refuse("flow_mode_locked");
    if (flowMode === state.flowMode) return { ok: true, state };
    const { state: changed, lengthensSec } = replanFlowMode(state, flowMode, plan, now);
    if (changed.timeline.length > MAX_SEGMENTS) return refuse("schedule_full");
    if (plan.totalSec + lengthensSec > MAX_SESSION_SEC) return refuse("session_too_long");
    return { ...become(changed), lengthensSec };
  },

  advance(state, _command, _plan, now) {
    const due = dueAt(state);
    if (due === null || due > now) return refuse("schedule_moved");
    // From its planned end, so that no second is lost; but with its full length from now where nobody could see it
    // begin.
    return become(moved(state, state.currentIndex + 1, now - due <= NOTICED_WITHIN_MS ? due : now));
  },

  "ask-swap"(state, { attendeeId }, plan) {
    if (!isWaiting(state)) return refuse("schedule_not_waiting");
    const isTheirs = attendeeId !== null && attendeeId !== state.waiting?.attendeeId;
    if (
      attendeeId !== null &&
      !(isTheirs && findIn(plan, attendeeId) && unfinishedSlot(state, attendeeId) !== undefined)
    )
      return refuse("no_turn_left");
    return become(withAsked(state, attendeeId));
  },

  wait(state, { attendeeId }, _plan, now) {
    const waiting = waitingFor(state, attendeeId, now);
    return waiting ? become(waiting) : { ok: true, state };
  },

  arrive(state, _command, _plan, now) {
    return isWaiting(state) ? become(resumedTurn(state, now)) : { ok: true, state };
  },

  drop(state, { attendeeId, attended }, _plan, now) {
    const refusal = refusalOf(state);
    if (refusal) return refusal;
    // FREE: turns are called one by one, and only the host calls the next.
    if (state.flowMode === "FREE" || !hasTurnToDrop(state, attendeeId)) return { ok: true, state };
    const without = withoutTurnsOf(withoutAsking(state, attendeeId), attendeeId, attended, now);
    return without ? become(without) : finish(state, now);
  },

  finish(state, _command, _plan, now) {
    if (state.status !== "RUNNING" && state.status !== "PAUSED") return refuse("schedule_not_running");
    return finish(state, now);
  },
};

/** A schedule that runs or is paused can be driven. */
function refusalOf({ status }: ScheduleState): Outcome | null {
  if (status === "IDLE") return refuse("schedule_not_running");
  return status === "FINISHED" ? refuse("schedule_finished") : null;
}

/** The time of a turn that waits stays as it is. */
function refusalOfWaiting(state: ScheduleState): Outcome | null {
  return isWaiting(state) ? refuse("turn_waits") : null;
}

/** FREE: appends a turn for somebody and enters it. */
function call(state: ScheduleState, attendeeId: number, plan: Plan, now: number): Outcome {
  if (!findIn(plan, attendeeId)) return refuse("attendee_not_found");
  if (state.timeline.length >= MAX_SEGMENTS) return refuse("schedule_full");
  const left = ended(state, now);
  const timeline = [...left.timeline, calledTurn(plan, left.timeline, attendeeId)];
  return become(entered({ ...left, timeline }, timeline.length - 1, now));
}

function findIn(plan: Plan, attendeeId: number): Interviewee | undefined {
  return plan.interviewees.find((one) => one.attendeeId === attendeeId);
}

/** The same people, with one person swapped into the first place. */
function beginningWith(plan: Plan, attendeeId: number | undefined): Plan {
  const chosen = attendeeId === undefined ? undefined : findIn(plan, attendeeId);
  const [first] = plan.interviewees;
  if (!chosen || !first) return plan;
  const placed = (one: Interviewee) => (one === first ? chosen : one === chosen ? first : one);
  return { ...plan, interviewees: plan.interviewees.map(placed) };
}

function finish(state: ScheduleState, now: number): Outcome {
  return become({ ...ended(state, now), status: "FINISHED", held: false });
}
