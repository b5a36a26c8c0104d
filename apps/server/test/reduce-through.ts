import { reduce } from "../src/modules/schedule/reduce-schedule.ts";
import type { Command, Outcome, Plan } from "../src/modules/schedule/schedule-command.ts";
import type { ScheduleState } from "../src/modules/schedule/schedule-state.ts";
import { idleSchedule } from "./idle-schedule.ts";

/** People 1, 2, 3 … with four questions each: 11 to 14, 21 to 24 and so on. */
export const planOf = (totalSec: number, people: number): Plan => ({
  totalSec,
  interviewees: Array.from({ length: people }, (_, order) => ({
    attendeeId: order + 1,
    questionIds: [1, 2, 3, 4].map((number) => (order + 1) * 10 + number),
  })),
});

/** One schedule under commands, each at a second since its start; a refusal throws its code. The plan grows as the session does. */
export function reduceThrough(plan: Plan, flowMode: "GUIDED" | "FREE" = "GUIDED") {
  let state: ScheduleState = idleSchedule(flowMode);
  let totalSec = plan.totalSec;
  const run = (command: Command, atSec: number): Outcome => {
    const outcome = reduce(state, command, { ...plan, totalSec }, atSec * 1000);
    if (!outcome.ok || outcome.state === state) return outcome;
    state = outcome.state;
    totalSec += command.kind === "extend" ? command.minutes * 60 : (outcome.lengthensSec ?? 0);
    return outcome;
  };
  return {
    get state() {
      return state;
    },
    get totalSec() {
      return totalSec;
    },
    /** The code of a refusal, or "ok"; nothing is thrown. */
    ask(command: Command, atSec: number) {
      const outcome = run(command, atSec);
      return outcome.ok ? "ok" : outcome.code;
    },
    do(command: Command, atSec: number) {
      const outcome = run(command, atSec);
      if (!outcome.ok) throw new Error(`${command.kind}: ${outcome.code}`);
      return state;
    },
    /** Advances past segments that have run out, like the server, until the current one has not. */
    sweep(atSec: number) {
      while (run({ kind: "advance" }, atSec).ok);
      return state;
    },
  };
}

export const secondsOf = (state: ScheduleState): number =>
  state.timeline.reduce((sum, segment) => sum + segment.durationSec, 0);
