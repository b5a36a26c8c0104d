import { seeded } from "@hotseat/core/testing";
import type { Command, Plan } from "../src/modules/schedule/schedule-command.ts";

export interface Move {
  readonly command: Exclude<Command, { kind: "advance" }>;
  /** Milliseconds the clock advances before it. */
  readonly elapsedMs: number;
}

export interface Sequence {
  readonly flowMode: "GUIDED" | "FREE";
  readonly moves: readonly Move[];
}

/** Commands within a second, within a question, within a turn, and after hours without people or a server. */
const JUMPS_MS = [900, 90_000, 900_000, 7_200_000];
/** Names of segments in an unchanged plan; a person who is removed was present in some of them. */
const SEGMENTS = [0, 1, 2, 3, 4].flatMap((slot) =>
  ["question-1", "question-2", "question-3", "question-4", "question-5", "qna_run", "evaluate", "turn"].map(
    (part) => `turn${slot}-${part}`,
  ),
);

/**
 * Every command but the server's `advance`, in the order and at the times of this seed: people's commands, and the
 * server's as people come and go. Half of them are refused, as in practice.
 */
export function sequenceOf(seed: number, attendeeIds: readonly number[], length: number): Sequence {
  const random = seeded(seed);
  const below = (count: number) => Math.floor(random() * count);
  const oneOf = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  const person = () => oneOf(attendeeIds);
  const somebody = () => (random() < 0.5 ? { intervieweeAttendeeId: person() } : {});
  const commands: ReadonlyArray<() => Move["command"]> = [
    () => ({ kind: "start", ...somebody() }),
    () => ({ kind: "start", ...(random() < 0.2 ? { index: below(20) } : {}) }),
    () => ({ kind: "pause" }),
    () => ({ kind: "pause" }),
    () => ({ kind: "next", ...somebody() }),
    () => ({ kind: "next", intervieweeAttendeeId: person() }),
    () => ({ kind: "seek", index: below(30), ...somebody() }),
    () => ({ kind: "swap", attendeeId: person(), ...(random() < 0.5 ? {} : { withAttendeeId: person() }) }),
    () => ({ kind: "swap", attendeeId: person() }),
    () => ({ kind: "extend", minutes: oneOf([1, 5]) }),
    () => ({ kind: "hold", held: random() < 0.6 }),
    () => ({ kind: "hold", held: random() < 0.6 }),
    () => ({ kind: "set-flow-mode", flowMode: oneOf(["GUIDED", "FREE"]) }),
    () => ({ kind: "ask-swap", attendeeId: random() < 0.2 ? null : person() }),
    () => ({ kind: "wait", attendeeId: person() }),
    () => ({ kind: "wait", attendeeId: person() }),
    () => (random() < 0.5 ? { kind: "arrive" } : { kind: "wait", attendeeId: person() }),
    () => ({ kind: "drop", attendeeId: person(), attended: new Set(SEGMENTS.filter(() => random() < 0.7)) }),
  ];
  const flowMode = oneOf(["GUIDED", "GUIDED", "FREE"] as const);
  const begin: Move = { command: { kind: "start", ...somebody() }, elapsedMs: 0 };
  const moves = Array.from({ length }, (): Move => {
    const isEnd = random() < 0.004;
    return { command: isEnd ? { kind: "finish" } : oneOf(commands)(), elapsedMs: below(oneOf(JUMPS_MS)) };
  });
  return { flowMode, moves: [begin, ...moves] };
}

/** Two to five people with up to five questions each, a quarter of them with extra time, in a session of 20 minutes to two hours. */
export function planFor(seed: number): Plan {
  const random = seeded(seed);
  const below = (count: number) => Math.floor(random() * count);
  return {
    totalSec: (20 + below(100)) * 60,
    interviewees: Array.from({ length: 2 + below(4) }, (_, order) => ({
      attendeeId: order + 1,
      questionIds: Array.from({ length: 1 + below(5) }, (_, number) => (order + 1) * 10 + number),
      ...(random() < 0.25 ? { extraPercent: [25, 50, 100][below(3)] as number } : {}),
    })),
  };
}
