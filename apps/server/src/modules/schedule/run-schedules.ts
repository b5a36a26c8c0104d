import { and, isNotNull, lte } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { presenceFromStreams } from "../attendees/presence-from-streams.ts";
import { completeIdleSessions } from "../sessions/complete-session.ts";
import { recordChange } from "../sessions/record-change.ts";
import { lockSession } from "../sessions/session-repository.ts";
import { catchUp } from "./change-schedule.ts";
import { checkAbsences } from "./check-absences.ts";
import { changesRoles, refreshGrants } from "./refresh-grants.ts";
import { schedules } from "./tables.ts";

/**
 * Milliseconds from the begin of one sweep to the next one, which waits for the end of a longer sweep. A sweep also finds what an
 * instance armed before it died.
 */
const SWEEP_INTERVAL_MS = 1000;
/** Segment ends this near get a timer of their own, so that they happen on the second. */
const ARM_AHEAD_MS = 2500;

/**
 * Advances GUIDED schedules, checks for absent people and completes sessions by the server's clock. Returns a stop
 * function, which waits for the current sweep.
 */
export function runSchedules(deps: Deps): () => Promise<void> {
  const armed = new Map<number, () => void>();
  const startedAt = deps.clock.now();
  let cancelSweep = () => {};
  let underWay: Promise<unknown> = Promise.resolve();
  let stopped = false;

  const sweep = async () => {
    await guard(deps, "presence by event streams", () => presenceFromStreams(deps));
    await guard(deps, "sweep of schedules", () => armDue(deps, arm));
    await guard(deps, "looking after who is away", () => checkAbsences(deps, startedAt));
    await guard(deps, "completion of sessions", () => completeIdleSessions(deps));
  };
  const run = () => {
    // Armed before the sweep: on a busy computer a sweep takes most of a second, and people would be noticed so much later.
    const due = new Promise<void>((resolve) => {
      cancelSweep = deps.clock.after(SWEEP_INTERVAL_MS, resolve);
    });
    underWay = sweep();
    void Promise.all([due, underWay]).then(() => {
      if (!stopped) run();
    });
  };
  const arm = (sessionId: number, inMs: number) => {
    armed.get(sessionId)?.();
    armed.set(
      sessionId,
      deps.clock.after(inMs, () => {
        armed.delete(sessionId);
        if (!stopped)
          underWay = Promise.all([
            underWay,
            guard(deps, "advance of a schedule", () => advanceSession(deps, sessionId)),
          ]);
      }),
    );
  };

  run();
  return async () => {
    stopped = true;
    cancelSweep();
    for (const cancel of armed.values()) cancel();
    await underWay;
  };
}

async function armDue(deps: Deps, arm: (sessionId: number, inMs: number) => void): Promise<void> {
  const now = deps.clock.now().getTime();
  const near = await deps.database.db
    .select({ sessionId: schedules.sessionId, dueAt: schedules.dueAt })
    .from(schedules)
    .where(and(isNotNull(schedules.dueAt), lte(schedules.dueAt, new Date(now + ARM_AHEAD_MS))));
  for (const { sessionId, dueAt } of near) {
    const inMs = (dueAt?.getTime() ?? now) - now;
    if (inMs > 0) arm(sessionId, inMs);
    else await guard(deps, "advance of a schedule", () => advanceSession(deps, sessionId));
  }
}

/** Advances one session past all segments that have run out; does nothing if another instance was first. */
export async function advanceSession(deps: Deps, sessionId: number): Promise<void> {
  const turnChanged = await recordChange(deps, async (tx) => {
    const session = await lockSession(tx, sessionId);
    if (session?.status !== "IN_PROGRESS") return { events: [], response: false };
    const { events } = await catchUp(tx, deps, session);
    return { events, response: changesRoles(events) };
  });
  if (turnChanged) await refreshGrants(deps, sessionId);
}

async function guard(deps: Deps, what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    deps.log.error({ error }, `${what} failed; the next sweep tries again`);
  }
}
