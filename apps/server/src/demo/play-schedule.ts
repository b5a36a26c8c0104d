import { listConfirmed, type Person } from "../modules/attendees/attendee-repository.ts";
import type { Designation } from "../modules/schedule/designation.ts";
import { reduce } from "../modules/schedule/reduce-schedule.ts";
import type { Command, Plan } from "../modules/schedule/schedule-command.ts";
import { eventsOf } from "../modules/schedule/schedule-events.ts";
import { loadPlan, loadSchedule, saveSchedule, toSchedule } from "../modules/schedule/schedule-repository.ts";
import { dueAt, MS_PER_SECOND, type ScheduleState } from "../modules/schedule/schedule-state.ts";
import { segmentPresence } from "../modules/schedule/tables.ts";
import type { SessionRow } from "../modules/sessions/session-repository.ts";
import type { Db } from "../platform/database/database.ts";

interface Move {
  readonly command: Command;
  readonly at: number;
}

/** Runs a session's schedule by its own rules from the start to its end, or to now. */
export async function playSchedule(tx: Db, session: SessionRow, now: Date): Promise<void> {
  const stored = await loadSchedule(tx, session);
  const plan = await loadPlan(tx, session);
  const confirmed = await listConfirmed(tx, [session.id]);
  const until = (session.endedAt ?? now).getTime();
  const begin = (session.startedAt ?? now).getTime();
  let state = stored.state;
  let designation: Designation = stored.designation;
  for (
    let move: Move | null = { command: { kind: "start" }, at: begin };
    move !== null;
    move = nextMove(state, plan, session, until)
  ) {
    const { command, at } = move;
    const outcome = reduce(state, command, plan, at);
    if (!outcome.ok) throw new Error(`demo schedule: ${outcome.code}`);
    const schedule = toSchedule(session.id, outcome.state, new Date(at));
    ({ designation } = eventsOf({
      command: command.kind,
      before: state,
      after: outcome.state,
      schedule,
      designation,
      confirmed,
      actor: null,
    }));
    state = outcome.state;
    await hearAll(tx, session, confirmed, state, new Date(at));
  }
  await saveSchedule(tx, session.id, stored.state, { state, designation });
}

/** Demo people hear every question. */
async function hearAll(tx: Db, session: SessionRow, people: readonly Person[], state: ScheduleState, at: Date) {
  const segment = state.timeline[state.currentIndex];
  if (!segment || people.length === 0) return;
  const heard = { sessionId: session.id, segmentId: segment.id, questionId: segment.questionId, at };
  await tx
    .insert(segmentPresence)
    .values(people.map(({ id }) => ({ ...heard, attendeeId: id })))
    .onConflictDoNothing();
}

function nextMove(state: ScheduleState, plan: Plan, session: SessionRow, until: number): Move | null {
  if (state.status !== "RUNNING") return null;
  const due = dueAt(state);
  if (due !== null && due <= until) return { command: { kind: "advance" }, at: due };
  return session.status !== "COMPLETED"
    ? null
    : (nextFreeTurn(state, plan) ?? { command: { kind: "finish" }, at: until });
}

/** In FREE mode a person calls the next candidate when a turn's time is up. */
function nextFreeTurn(state: ScheduleState, plan: Plan): Move | null {
  const next = state.flowMode === "FREE" ? plan.interviewees[state.timeline.length] : undefined;
  const turn = state.timeline[state.currentIndex];
  if (!next || !turn || state.startedAt === null) return null;
  return {
    command: { kind: "next", intervieweeAttendeeId: next.attendeeId },
    at: state.startedAt + turn.durationSec * MS_PER_SECOND,
  };
}
