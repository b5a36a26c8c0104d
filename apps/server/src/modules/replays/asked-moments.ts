import { readEvents } from "../../ledger/read-events.ts";
import { sessionStream } from "../../ledger/streams.ts";
import type { Db } from "../../platform/database/database.ts";
import type { QuestionRow } from "../attendees/question-repository.ts";
import type { ScheduleState } from "../schedule/schedule-state.ts";

/** A question at the time it was asked, in milliseconds since 1970. */
export interface AskedQuestion {
  readonly question: QuestionRow;
  readonly startedAt: number;
}

/** Entries of the ledger that are read at once. */
const BATCH = 1000;

/** The questions in the order in which they were asked: in GUIDED by the schedule, in FREE by the people who featured them. */
export async function askedMoments(
  db: Db,
  sessionId: number,
  { timeline }: ScheduleState,
  questions: readonly QuestionRow[],
): Promise<AskedQuestion[]> {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const at = (questionId: unknown, startedAt: number | null): AskedQuestion[] => {
    const question = byId.get(questionId as number);
    return question && startedAt !== null ? [{ question, startedAt }] : [];
  };
  const planned = timeline.flatMap(({ questionId, startedAt }) => at(questionId, startedAt));
  const featured = (await featuredEvents(db, sessionId)).flatMap((event) => at(event.questionId, event.at));
  return [...planned, ...featured].sort((one, other) => one.startedAt - other.startedAt);
}

async function featuredEvents(db: Db, sessionId: number): Promise<{ questionId: unknown; at: number }[]> {
  const stream = sessionStream(sessionId);
  const found: { questionId: unknown; at: number }[] = [];
  for (let after = 0; ; ) {
    const events = await readEvents(db, new Map([[stream, after]]), BATCH);
    for (const { type, data, at } of events)
      if (type === "question.featured") found.push({ questionId: data.question_id, at: at.getTime() });
    const last = events.at(-1);
    if (!last || events.length < BATCH) return found;
    after = last.seq;
  }
}
