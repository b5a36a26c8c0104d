import type { AttendeeRow } from "../modules/attendees/attendee-repository.ts";
import { listQuestions, type QuestionRow } from "../modules/attendees/question-repository.ts";
import { formDataOf } from "../modules/evaluations/check-evaluation.ts";
import type { PillarRatingsShape } from "../modules/evaluations/evaluation-types.ts";
import { evaluations, pillarRatings } from "../modules/evaluations/tables.ts";
import type { SessionRow } from "../modules/sessions/session-repository.ts";
import type { Db } from "../platform/database/database.ts";

/** Everybody scores everybody else, and themselves on the five pillars; varied, and the same each time. */
export async function addDemoEvaluations(
  tx: Db,
  session: SessionRow,
  people: readonly AttendeeRow[],
  comments: readonly string[],
): Promise<void> {
  const at = session.endedAt ?? session.startTime;
  const questions = await listQuestions(tx, session.id);
  for (const [place, evaluatee] of people.entries()) {
    for (const [order, rater] of people.entries()) {
      const about = { sessionId: session.id, evaluateeId: evaluatee.id, updatedAt: at };
      await tx
        .insert(pillarRatings)
        .values({ ...about, raterId: rater.id, ratings: ratings(place, order), comments: {} });
      if (rater.id === evaluatee.id) continue;
      const answers = answersOf(
        questions.filter((question) => question.attendeeId === evaluatee.id),
        place + order,
      );
      const formData = formDataOf({ answers });
      const comment = comments[(place + order) % Math.max(1, comments.length)] ?? "";
      await tx.insert(evaluations).values({
        ...about,
        evaluatorId: rater.id,
        answers,
        formData,
        comments: comment,
        status: "SUBMITTED",
        submittedAt: at,
      });
    }
  }
}

function answersOf(questions: readonly QuestionRow[], variety: number) {
  return questions.map((question, index) => ({
    question: question.id,
    score: 3 + ((variety * 2 + index) % 4),
    comments: "",
  }));
}

function ratings(place: number, order: number): PillarRatingsShape {
  const score = (step: number) => 2 + ((place * 2 + order + step * 3) % 5);
  return {
    Expertise: score(0),
    Agilité: score(1),
    Collaboration: score(2),
    Leadership: score(3),
    Innovation: score(4),
  };
}
