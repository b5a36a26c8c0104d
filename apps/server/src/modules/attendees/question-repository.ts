import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { questions } from "./tables.ts";

export type QuestionRow = typeof questions.$inferSelect;

const selectQuestions = prepared((db) =>
  db
    .select()
    .from(questions)
    .where(eq(questions.sessionId, sql.placeholder("sessionId")))
    .orderBy(asc(questions.attendeeId), asc(questions.number))
    .prepare("list_questions"),
);

/** The questions of a session, by person and in the order asked. */
export async function listQuestions(db: Db, sessionId: number): Promise<QuestionRow[]> {
  return selectQuestions(db).execute({ sessionId });
}
