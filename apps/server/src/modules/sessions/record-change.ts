import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { sessionWithSomebodyPresent } from "../attendees/attendee-repository.ts";
import type { EventType, NewEvent } from "../events/server-event.ts";
import { eventsForOutsiders } from "./catalogue-streams.ts";
import type { HINT_TOPICS } from "./contract.call.ts";
import { roomOf } from "./session-repository.ts";

/** Ledgers are never renumbered, so every hint belongs to the first epoch (LS-D4.1). */
const LEDGER_EPOCH = 1;

type HintTopic = (typeof HINT_TOPICS)[number];
type Topics<T extends EventType> = readonly HintTopic[] | ((event: NewEvent<T>) => readonly HintTopic[]);

/** Room topics that hint at an event; other events are sent by the event stream only. */
const TOPICS_OF: { readonly [T in EventType]?: Topics<T> } = {
  "schedule.start": ["schedule_ctrl"],
  "schedule.pause": ["schedule_ctrl"],
  "schedule.next": ["schedule_ctrl"],
  "schedule.seek": ["schedule_sync"],
  "schedule.update": ["schedule_sync"],
  "schedule.finish": ["schedule_sync"],
  "turn.started": ["turn_started"],
  "turn.completed": ["turn_ended"],
  "turn.context.updated": ["turn_context"],
  "interviewee.designated": ["interviewee_designation"],
  "interviewer.designated": ["interviewer_designation"],
  "spotlight.changed": ["spotlight"],
  // A question with a time limit starts or stops the question's timer.
  "question.featured": ({ data }) =>
    data.remaining_sec === null ? ["feature_question"] : ["feature_question", "timer_ctrl"],
  // The server's own stop is the timer's last tick; each screen counts the ticks before it.
  "free_timer.update": ({ actor }) => (actor === null ? ["free_timer", "timer_tick"] : ["free_timer", "timer_ctrl"]),
  "attendee.role.changed": ["authority_grant"],
  // A person who joins gets the hint that there is a state to fetch.
  "attendee.update": ({ data }) => (data.is_present ? ["session_state_response"] : []),
};

/** The topics of an event's hints. */
export function topicsOf<T extends EventType>(event: NewEvent<T>): readonly HintTopic[] {
  const topics = TOPICS_OF[event.type as T] as Topics<T> | undefined;
  return typeof topics === "function" ? topics(event) : (topics ?? []);
}

export interface Change<T> {
  readonly events: readonly NewEvent[];
  readonly response: T;
}

/** One transaction: the change and its events; after the commit the room gets a hint of each control event. */
export async function recordChange<T>(deps: Deps, work: (tx: Db) => Promise<Change<T>>): Promise<T> {
  const { response, sent } = await deps.database.transaction(async (tx) => {
    const { events: changes, response } = await work(tx);
    const events = [...changes, ...(await eventsForOutsiders(tx, changes))];
    const numbers = await deps.ledger.append(tx, events);
    return { response, sent: events.map((event, index) => ({ event, seq: numbers[index]?.seq ?? 0 })) };
  });
  if (deps.video.available) void giveHints(deps, sent.flatMap(hintOf));
  return response;
}

interface Hint {
  readonly sessionId: number;
  readonly topic: string;
  readonly seq: number;
}

/** People who may not read an event get no hint of it: they would fetch in vain. */
function hintOf({ event, seq }: { event: NewEvent; seq: number }): Hint[] {
  if (!("session_id" in event.data) || !event.stream.startsWith("session:")) return [];
  if (event.visibleTo !== undefined && event.visibleTo.kind !== "members") return [];
  const sessionId = event.data.session_id;
  if (sessionId === null) return [];
  return topicsOf(event).map((topic) => ({ sessionId, topic, seq }));
}

/**
 * Best effort: the event stream reaches people whom a hint does not. An empty room gets none, because it may not even
 * be open.
 */
async function giveHints({ database, video, log }: Deps, hints: readonly Hint[]): Promise<void> {
  try {
    for (const sessionId of new Set(hints.map((hint) => hint.sessionId))) {
      const session = await sessionWithSomebodyPresent(database.db, sessionId);
      if (!session) continue;
      for (const { topic, seq } of hints.filter((hint) => hint.sessionId === sessionId))
        void video.publishHint(roomOf(session), topic, { epoch: LEDGER_EPOCH, seq });
    }
  } catch (error) {
    log.warn({ error }, "Hints could not be given.");
  }
}
