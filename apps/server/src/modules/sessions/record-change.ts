import type { Db, Deps } from "../../deps.ts";
import type { EventType, NewEvent } from "../../ledger/ledger.ts";

/** Ledgers are never renumbered, so every hint belongs to the first epoch (decisions.md, Authority). */
const LEDGER_EPOCH = 1;

/** Room topics of live-session.md §7 that hint at an event; others are told by the event stream alone. */
const TOPIC_OF: Partial<Record<EventType, string>> = {
  "schedule.start": "schedule_ctrl",
  "schedule.pause": "schedule_ctrl",
  "schedule.next": "schedule_ctrl",
  "schedule.seek": "schedule_sync",
  "schedule.update": "schedule_sync",
  "schedule.finish": "schedule_sync",
  "turn.started": "turn_started",
  "turn.completed": "turn_ended",
  "turn.context.updated": "turn_context",
  "interviewee.designated": "interviewee_designation",
};

export interface Change<T> {
  readonly events: readonly NewEvent[];
  readonly answer: T;
}

/** One transaction: the change and its events; after the commit the room is given a hint of each control event. */
export async function recordChange<T>(deps: Deps, work: (tx: Db) => Promise<Change<T>>): Promise<T> {
  const { answer, told } = await deps.database.transaction(async (tx) => {
    const { events, answer } = await work(tx);
    const numbers = await deps.ledger.append(tx, events);
    return { answer, told: events.map((event, index) => ({ event, seq: numbers[index]?.seq ?? 0 })) };
  });
  for (const { event, seq } of told) hint(deps, event, seq);
  return answer;
}

function hint(deps: Deps, event: NewEvent, seq: number): void {
  const topic = TOPIC_OF[event.type];
  if (!topic || !("session_id" in event.data) || !event.stream.startsWith("session:")) return;
  void deps.video.publishHint(event.data.session_id, topic, { epoch: LEDGER_EPOCH, seq });
}
