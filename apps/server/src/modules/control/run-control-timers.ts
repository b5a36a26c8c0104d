import { lte } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { DAY_MS, MINUTE_MS } from "../../platform/clock/durations.ts";
import { designationEvents, NO_DESIGNATION } from "../schedule/designation.ts";
import { refreshGrants } from "../schedule/refresh-grants.ts";
import { loadSchedule, saveDesignation } from "../schedule/schedule-repository.ts";
import { schedules } from "../schedule/tables.ts";
import { recordChange } from "../sessions/record-change.ts";
import { lockSession } from "../sessions/session-repository.ts";
import { timerAt } from "./free-timer.ts";
import { dueFreeTimers, freeTimerEvent, loadFreeTimer, saveFreeTimer, toFreeTimer } from "./free-timer-repository.ts";

/** Milliseconds between two searches for timers that reached 0; screens show the 0 by themselves. */
const CONTROL_CHECK_MS = 1000;
/** Milliseconds between two searches for old designations. */
const FORGET_INTERVAL_MS = 10 * MINUTE_MS;
/** Milliseconds after which unused designations are deleted (LS-4.37). */
const DESIGNATION_KEPT_MS = DAY_MS;

/**
 * Stops free timers at 0 and deletes old designations; every instance does it, the first one wins. Returns a stop
 * function.
 */
export function runControlTimers(deps: Deps): () => Promise<void> {
  let cancel = () => {};
  let underWay: Promise<unknown> = Promise.resolve();
  let stopped = false;
  let forgetAt = 0;
  const sweep = async () => {
    const now = deps.clock.now().getTime();
    await guard(deps, "stopping free timers", () => stopDueTimers(deps));
    if (now >= forgetAt) {
      forgetAt = now + FORGET_INTERVAL_MS;
      await guard(deps, "forgetting old designations", () => deleteOldDesignations(deps));
    }
    if (!stopped) cancel = deps.clock.after(CONTROL_CHECK_MS, run);
  };
  const run = () => {
    underWay = sweep();
  };
  run();
  return async () => {
    stopped = true;
    cancel();
    await underWay;
    cancel();
  };
}

/** Stores and sends the stop of every timer that has reached 0. */
export async function stopDueTimers(deps: Deps): Promise<void> {
  for (const sessionId of await dueFreeTimers(deps.database.db, deps.clock.now()))
    await recordChange(deps, async (tx) => {
      if (!(await lockSession(tx, sessionId))) return { events: [], response: null };
      const now = deps.clock.now();
      const stored = await loadFreeTimer(tx, sessionId);
      const timer = timerAt(stored, now.getTime());
      if (timer === stored) return { events: [], response: null };
      await saveFreeTimer(tx, sessionId, timer);
      return { events: [freeTimerEvent("stop", toFreeTimer(sessionId, timer, now), null)], response: null };
    });
}

export async function deleteOldDesignations(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - DESIGNATION_KEPT_MS);
  const old = await deps.database.db
    .select({ sessionId: schedules.sessionId })
    .from(schedules)
    .where(lte(schedules.designatedAt, before));
  for (const { sessionId } of old) {
    await recordChange(deps, async (tx) => {
      const session = await lockSession(tx, sessionId);
      if (!session) return { events: [], response: null };
      const { designation } = await loadSchedule(tx, session);
      if (designation.designatedAt === null || designation.designatedAt > before) return { events: [], response: null };
      await saveDesignation(tx, sessionId, NO_DESIGNATION);
      return { events: designationEvents(sessionId, designation, NO_DESIGNATION, null), response: null };
    });
    await refreshGrants(deps, sessionId);
  }
}

async function guard(deps: Deps, what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    deps.log.error({ error }, `${what} failed; the next round tries again`);
  }
}
