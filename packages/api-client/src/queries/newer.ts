import { type QueryClient, replaceEqualDeep } from "@tanstack/react-query";
import type { Schedule, SessionState } from "../generated/types.gen";
import { keys } from "./keys";

/** Returns the schedule with the higher version; unchanged parts stay identical, so that only changed parts render. */
export function newerSchedule(old: Schedule | undefined, fresh: Schedule): Schedule {
  if (old !== undefined && old.session_id === fresh.session_id && old.version > fresh.version) return old;
  return replaceEqualDeep(old, fresh) as Schedule;
}

/** Returns a state whose schedule never goes back. */
function newerState(old: SessionState | undefined, fresh: SessionState): SessionState {
  return replaceEqualDeep(old, { ...fresh, schedule: newerSchedule(old?.schedule, fresh.schedule) }) as SessionState;
}

/** Returns a state whose schedule never goes back, or a part of it: TanStack Query also calls a query's rule with results of `select`. */
export function newerStateOrPart(old: unknown, fresh: unknown): unknown {
  const isWhole = typeof fresh === "object" && fresh !== null && "schedule" in fresh;
  return isWhole ? newerState(old as SessionState | undefined, fresh as SessionState) : replaceEqualDeep(old, fresh);
}

/** Puts a schedule from an event or a response into the cache, unless a newer one is there. */
export function acceptSchedule(queryClient: QueryClient, schedule: Schedule): void {
  const id = schedule.session_id;
  queryClient.setQueryData<Schedule>(keys.schedule(id), (old) => newerSchedule(old, schedule));
  queryClient.setQueryData<SessionState>(keys.state(id), (old) => old && newerState(old, { ...old, schedule }));
}
