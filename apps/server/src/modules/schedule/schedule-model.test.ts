import { expect, test } from "vitest";
import { idleSchedule } from "../../../test/idle-schedule.ts";
import { planFor, sequenceOf } from "../../../test/schedule-sequences.ts";
import { isTurnOver, wasAsked } from "./asked-questions.ts";
import { NO_DESIGNATION } from "./designation.ts";
import { extraSecOf } from "./plan-timeline.ts";
import { NOTICED_WITHIN_MS, reduce } from "./reduce-schedule.ts";
import type { Command, Plan } from "./schedule-command.ts";
import { eventsOf } from "./schedule-events.ts";
import { toSchedule } from "./schedule-repository.ts";
import { dueAt, MS_PER_SECOND, type ScheduleState, type SegmentState, usedMsOf } from "./schedule-state.ts";
import { settled } from "./segment-steps.ts";
import { isWaiting } from "./waiting-turn.ts";

const SEQUENCES = Number(process.env.SCHEDULE_SEQUENCES ?? 20_000);
const FIRST_SEED = Number(process.env.SCHEDULE_SEED ?? 1);
const COMMANDS = 24;

interface Step {
  readonly before: ScheduleState;
  readonly after: ScheduleState;
  readonly command: Command;
  readonly plan: Plan;
  readonly now: number;
}

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
const currentOf = ({ timeline, currentIndex }: ScheduleState) => timeline[currentIndex] as SegmentState;
const must = (holds: boolean, sentence: string) => {
  if (!holds) throw new Error(sentence);
};

/** Segments before the current one that nobody has seen. */
const unseen = ({ timeline, currentIndex }: ScheduleState) =>
  timeline.filter((one, order) => order < currentIndex && one.startedAt === null).map(({ id }) => id);

/** Only a jump, which a person decides, may leave a segment unseen. */
function nothingIsSkipped({ before, after, command, now }: Step): void {
  const isJump = command.kind === "seek" || (command.kind === "start" && command.index !== undefined);
  const known = new Set(unseen(before));
  if (!isJump)
    must(
      unseen(after).every((id) => known.has(id)),
      "a segment was passed over that nobody saw",
    );
  if (command.kind !== "advance") return;
  must(after.currentIndex === before.currentIndex + 1, "the server went on by more than one segment");
  const next = before.timeline[after.currentIndex] as SegmentState;
  const whole = next.resumeMs ?? next.durationSec * MS_PER_SECOND;
  must(settled(after, now).remainingMs >= whole - NOTICED_WITHIN_MS, "a segment began with less than its time");
}

/** A turn that waits does so for its own candidate and does not advance; a running segment has begun. */
function waitsForItsOwn({ before, after }: Step): void {
  const current = currentOf(after);
  const { waiting, status, flowMode } = after;
  must(status !== "RUNNING" || current.startedAt !== null, "a segment runs that has not begun");
  if (waiting && waiting.since !== null && status !== "FINISHED") {
    must(status === "PAUSED" && flowMode === "GUIDED", "the clock does not stand still for somebody who is waited for");
    must(waiting.attendeeId === current.intervieweeAttendeeId, "somebody is waited for whose turn is not on");
  }
  if (!isWaiting(before) || status === "FINISHED" || before.flowMode !== flowMode) return;
  const left = currentOf(before);
  must(current.slotIndex !== left.slotIndex || current.id === left.id, "a turn that waits was gone on in");
  const isStill = current.id === left.id && left.startedAt === null && current.startedAt === null;
  must(!isStill || status === "PAUSED", "the clock of a turn that has not begun runs");
}

/** A command about another person's turn ends neither a wait nor a pending request to swap. */
function keepsWaiting({ before, after, command }: Step): void {
  if (!isWaiting(before) || (command.kind !== "drop" && command.kind !== "swap")) return;
  if (after.status === "FINISHED" || currentOf(after).id !== currentOf(before).id) return;
  must(isWaiting(after), "a turn no longer waits because somebody else's was changed");
  const isAsked = command.kind === "drop" && before.waiting?.askedAttendeeId === command.attendeeId;
  const asked = isAsked ? null : before.waiting?.askedAttendeeId;
  must(after.waiting?.askedAttendeeId === asked, "the question to swap is not as it was");
}

/** An observer has no turn to come; only the evaluation of their past turn runs to its end. */
function observersHaveNoTurn({ after, command }: Step): void {
  if (command.kind !== "drop" || after.status === "FINISHED") return;
  for (const [order, one] of after.timeline.entries()) {
    if (one.intervieweeAttendeeId !== command.attendeeId) continue;
    must(one.startedAt !== null && one.resumeMs === undefined, "an observer's turn is to come");
    must(order !== after.currentIndex || one.type === "EVALUATE", "an observer's turn is on");
  }
}

/** The used time equals the clock's; the planned time equals the session's length. */
function timesAddUp({ before, after, command, plan, now }: Step, ranMs: number, session: Session): void {
  must(sum(settled(after, now).timeline.map(usedMsOf)) === ranMs, "the used time is not the time that ran");
  const extraSec = extraSecOf("GUIDED", session.startedWithSec, session.seated);
  const plannedSec = sum(after.timeline.map(({ durationSec }) => durationSec));
  if (!session.hasChangedMode && after.flowMode === "GUIDED")
    must(plannedSec + session.droppedSec === session.totalSec + extraSec, "the timeline is not as long as the session");
  const hasExtra = plan.interviewees.some((one) => one.extraPercent !== undefined);
  if (!session.hasChangedMode && after.flowMode === "FREE" && !hasExtra) {
    const ids = after.timeline.map((one) => one.intervieweeAttendeeId);
    const first = after.timeline.filter((one, order) => ids.indexOf(one.intervieweeAttendeeId) === order);
    const all = sum(first.map(({ durationSec }) => durationSec));
    const again = sum(after.timeline.filter((one) => !first.includes(one)).map((one) => one.extendedSec ?? 0));
    must(all + again <= session.totalSec, "self-paced turns are longer than the session");
    const hadAll = first.length === plan.interviewees.length;
    must(!hadAll || all + again > session.totalSec - first.length, "self-paced turns are shorter than the session");
  }
  if (command.kind === "set-flow-mode" && after.flowMode === "GUIDED" && before.status === "PAUSED" && !hasExtra) {
    const comes = after.timeline.slice(after.currentIndex);
    if (currentOf(before).intervieweeAttendeeId === null) return;
    const usedSec = Math.ceil(ranMs / MS_PER_SECOND);
    must(
      usedSec + sum(comes.map((one) => one.durationSec)) === session.totalSec,
      "the new plan misses the session's end",
    );
    const shortest = Math.min(...comes.flatMap((one) => (one.questionId === null ? [] : [one.durationSec])));
    must(shortest >= 60 || session.isAmple, "a question has less than a minute");
  }
}

/** A turn belongs to one person, waits for one person, has each question once, and what was opened stays open. */
function onePersonOneTurn({ before, after, command, plan }: Step, session: Session): void {
  const owners = new Map<number, number | null>();
  const open = new Set<number>();
  const waiting = new Set<number>();
  for (const [order, one] of after.timeline.entries()) {
    if (one.slotIndex === null) continue;
    must(
      (owners.get(one.slotIndex) ?? one.intervieweeAttendeeId) === one.intervieweeAttendeeId,
      "two people share a turn",
    );
    owners.set(one.slotIndex, one.intervieweeAttendeeId);
    const isToCome = one.startedAt === null || order === after.currentIndex || one.resumeMs !== undefined;
    if (one.type === "EVALUATE" && one.endedAt === null && isToCome) {
      must(session.wentBack || !open.has(one.intervieweeAttendeeId as number), "somebody waits for two turns");
      open.add(one.intervieweeAttendeeId as number);
    }
    if (one.questionId !== null && one.startedAt === null) {
      must(!waiting.has(one.questionId), "a question waits twice");
      waiting.add(one.questionId);
    }
  }
  for (const { attendeeId } of plan.interviewees)
    must(!isTurnOver(before, attendeeId) || isTurnOver(after, attendeeId), "feedback that was open closed");
  // A candidate who never came was not asked, neither in a wait nor in a segment that ran without them.
  const neverCame = (one: SegmentState) =>
    (command.kind === "wait" && one === currentOf(before)) ||
    (command.kind === "drop" && one.intervieweeAttendeeId === command.attendeeId && !command.attended.has(one.id));
  for (const segment of before.timeline) {
    const { questionId, startedAt, intervieweeAttendeeId } = segment;
    if (questionId !== null && startedAt !== null && !neverCame(segment))
      must(wasAsked(after, intervieweeAttendeeId as number, questionId), "a question was no longer asked");
  }
}

function isWhole({ before, after }: Step): void {
  must(after.version === before.version + 1, "a change without a new version");
  must((after.startedAt === null) === (after.status !== "RUNNING"), "a clock runs in a schedule that does not");
  must(after.currentIndex < Math.max(1, after.timeline.length), "the current segment is none");
  must(new Set(after.timeline.map(({ id }) => id)).size === after.timeline.length, "two segments have one name");
  must(before.status !== "FINISHED", "a finished schedule went on");
}

/** The timeline in one line: begun segments have a star, the current one brackets. */
const drawn = ({ timeline, currentIndex, status, flowMode }: ScheduleState) =>
  [
    status,
    flowMode,
    ...timeline.map((one, order) => mark(`${one.id}${one.startedAt ? "*" : ""}`, order === currentIndex)),
  ].join(" ");
const mark = (name: string, isCurrent: boolean) => (isCurrent ? `[${name}]` : name);

interface Session {
  totalSec: number;
  startedWithSec: number;
  hasChangedMode: boolean;
  /** A person jumped back into a segment that ran before the mode changed: some turn was planned again since. */
  wentBack: boolean;
  /** Seconds of the removed turns. */
  droppedSec: number;
  /** Everybody who takes the hot seat at the start of the session. */
  readonly seated: Plan["interviewees"];
  /** Long enough that each question has at least a minute. */
  isAmple: boolean;
}

function play(seed: number): number {
  let plan = planFor(seed);
  const { flowMode, moves } = sequenceOf(
    seed,
    plan.interviewees.map((one) => one.attendeeId),
    COMMANDS,
  );
  const confirmed = plan.interviewees.map(({ attendeeId }) => ({
    id: attendeeId,
    keycloakId: `k${attendeeId}`,
    seat: "participant",
  }));
  const session: Session = {
    totalSec: plan.totalSec,
    startedWithSec: 0,
    hasChangedMode: false,
    wentBack: false,
    droppedSec: 0,
    seated: plan.interviewees,
    isAmple: false,
  };
  let state: ScheduleState = idleSchedule(flowMode);
  let designation = NO_DESIGNATION;
  let now = 1_000_000;
  let ranMs = 0;
  let steps = 0;
  const run = (command: Command) => {
    const before = state;
    const current: Plan = { ...plan, totalSec: session.totalSec };
    const outcome = reduce(before, command, current, now);
    if (!outcome.ok || outcome.state === before) return;
    state = outcome.state;
    steps += 1;
    const wasIdle = before.status === "IDLE";
    if (command.kind === "start" && wasIdle) session.startedWithSec = session.totalSec;
    if (command.kind === "extend") session.totalSec += command.minutes * 60;
    session.totalSec += outcome.lengthensSec ?? 0;
    if (command.kind === "set-flow-mode" && !wasIdle) session.hasChangedMode = true;
    if (session.hasChangedMode && "index" in command && state.currentIndex < before.currentIndex)
      session.wentBack = true;
    session.isAmple = outcome.lengthensSec === 0;
    if (command.kind === "drop") {
      const gone = before.timeline.filter(({ id }) => !state.timeline.some((one) => one.id === id));
      session.droppedSec += sum(gone.map((one) => one.durationSec));
      // The time that ran in it belongs to nobody any more.
      ranMs -= sum(
        settled(before, now).timeline.flatMap((one) => (gone.some(({ id }) => id === one.id) ? usedMsOf(one) : [])),
      );
      plan = { ...plan, interviewees: plan.interviewees.filter((one) => one.attendeeId !== command.attendeeId) };
    }
    // A begin that was taken back used no time.
    if (command.kind === "wait" && currentOf(state).startedAt === null)
      ranMs -= usedMsOf(currentOf(settled(before, now)));
    const step: Step = { before, after: state, command, plan, now };
    try {
      isWhole(step);
      if (state.status === "IDLE") return;
      nothingIsSkipped(step);
      waitsForItsOwn(step);
      keepsWaiting(step);
      observersHaveNoTurn(step);
      timesAddUp(step, ranMs, session);
      onePersonOneTurn(step, session);
    } catch (error) {
      throw new Error(`${error}\n${JSON.stringify(command)} after ${steps}\n${drawn(before)}\n${drawn(state)}`);
    }
    if (before.timeline[before.currentIndex]?.slotIndex === currentOf(state).slotIndex && !wasIdle) return;
    const sent = toSchedule(1, state, new Date(now));
    const at = { command: command.kind, before, after: state, schedule: sent, designation, confirmed, actor: null };
    designation = eventsOf(at as never).designation;
    const id = state.status === "FINISHED" ? null : currentOf(state).intervieweeAttendeeId;
    must(designation.intervieweeAttendeeId === id, "somebody else is designated than whose turn it is");
  };
  for (const { command, elapsedMs } of moves) {
    if (state.status === "RUNNING") ranMs += elapsedMs;
    now += elapsedMs;
    run({ kind: "advance" });
    const due = dueAt(state);
    const isShort = (currentOf(state)?.durationSec ?? 0) * MS_PER_SECOND <= NOTICED_WITHIN_MS;
    must(due === null || due > now || isShort, "one look of the server was not enough");
    run(command);
  }
  return steps;
}

test(`a schedule skips nothing unseen, adds up and gives each person one turn, in ${SEQUENCES} sequences of commands`, () => {
  let steps = 0;
  for (let seed = FIRST_SEED; seed < FIRST_SEED + SEQUENCES; seed += 1) {
    try {
      steps += play(seed);
    } catch (error) {
      throw new Error(`SCHEDULE_SEED=${seed} SCHEDULE_SEQUENCES=1`, { cause: error });
    }
  }
  expect(steps).toBeGreaterThan(SEQUENCES * 5);
}, 60_000);
