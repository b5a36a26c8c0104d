import { ApiError } from "../../contract/errors.ts";
import { iso } from "../../contract/moments.ts";
import type { Language } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import { sessionStream } from "../../ledger/streams.ts";
import type { Db } from "../../platform/database/database.ts";
import type { AttendeeRow } from "../attendees/attendee-repository.ts";
import { FORMER_MEMBER } from "../attendees/former-member.ts";
import { namesOfEverybody } from "../attendees/names-of-everybody.ts";
import { listQuestions } from "../attendees/question-repository.ts";
import { Pillar } from "../modules/contract.ts";
import { turnTimes } from "../schedule/asked-questions.ts";
import type { ScheduleState } from "../schedule/schedule-state.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { listRatingsAbout, listSubmittedAbout } from "./evaluation-repository.ts";
import type { FeedbackShape } from "./evaluation-types.ts";
import { suggestWorkshop } from "./suggest-workshop.ts";
import { findingsOf, meanOrNull, type ScoredQuestion, spreadOf } from "./summarise-feedback.ts";
import { writeSummary } from "./write-summary.ts";

/** Everything submitted about a person, with a summary by fixed rules; their own rating must be in. */
export async function presentFeedback(
  deps: Deps,
  db: Db,
  session: SessionRow,
  evaluatee: AttendeeRow,
  state: ScheduleState,
  language: Language,
): Promise<FeedbackShape> {
  const streamCursor = await deps.ledger.cursor(db, [sessionStream(session.id)]);
  const names = await namesOfEverybody(db, session.id);
  const named = (attendeeId: number) => ({
    attendee_id: attendeeId,
    full_name: names.get(attendeeId) ?? FORMER_MEMBER[language],
  });
  const pillars = await feedbackOnPillars(db, evaluatee.id, named);
  const submitted = await listSubmittedAbout(db, evaluatee.id);
  const rated = submitted.map((one) => ({ one, rater: named(one.evaluatorId) }));
  const criteria = deps.content.module(session.moduleKey)?.criteria ?? [];
  const asked = (await listQuestions(db, session.id)).filter((question) => question.attendeeId === evaluatee.id);
  const questions = asked.map((question) => {
    const scores = rated.map(({ one, rater }) => {
      const answer = one.answers.find((given) => given.question === question.id);
      return { rater, score: answer?.score ? answer.score : null, comments: answer?.comments ?? "" };
    });
    const given = scores.flatMap(({ score }) => (score === null ? [] : [score]));
    const criterion = criteria.find((one) => one.key === question.criterionKey);
    return {
      question: question.id,
      number: question.number,
      text: question.text,
      criteria: criterion?.label[session.language] ?? question.criterionKey,
      ...spreadOf(given),
      raters: given.length,
      scores,
      criterion,
    };
  });
  const scored = questions.flatMap(({ criterion, mean }): ScoredQuestion[] =>
    criterion
      ? [{ criterionKey: criterion.key, label: criterion.label[language], pillar: criterion.pillar, mean }]
      : [],
  );
  const findings = findingsOf(scored, pillars.pillars, submitted.length);
  const times = turnTimes(state, evaluatee.id);
  const raters = new Map(
    [...pillars.raters, ...rated.map(({ rater }) => rater)].map((rater) => [rater.attendee_id, rater]),
  );
  return {
    session: {
      id: session.id,
      title: deps.content.workshop(session.workshopKey)?.workshop.title[language] ?? session.workshopKey,
      start_time: session.startTime.toISOString(),
    },
    evaluatee: named(evaluatee.id),
    turn: { started_at: iso(times.startedAt), ended_at: iso(times.endedAt) },
    raters: [...raters.values()],
    pillars: pillars.pillars,
    questions: questions.map(({ criterion: _, ...question }) => question),
    comments: rated
      .filter(({ one }) => one.comments.trim() !== "")
      .map(({ one, rater }) => ({ rater, comments: one.comments })),
    summary: {
      text: writeSummary(findings, language),
      source: "rules",
      try_next: suggestWorkshop(findings.weakest ?? findings.strongest, deps.content, session, language),
    },
    stream_cursor: streamCursor,
  };
}

/** Peers' ratings beside one's own, which must be in. */
async function feedbackOnPillars(
  db: Db,
  evaluateeId: number,
  named: (attendeeId: number) => FeedbackShape["raters"][number],
) {
  const ratings = await listRatingsAbout(db, evaluateeId);
  const own = ratings.find((rating) => rating.raterId === evaluateeId);
  if (!own) throw new ApiError("own_rating_missing");
  const peers = ratings.filter((rating) => rating !== own);
  const pillars = Pillar.options.map((pillar) => ({
    pillar,
    self: own.ratings[pillar],
    peers_mean: meanOrNull(peers.map((rating) => rating.ratings[pillar])),
    raters: peers.length,
    comments: peers.flatMap((rating) => {
      const comment = rating.comments[pillar]?.trim() ?? "";
      return comment === "" ? [] : [{ rater: named(rating.raterId), score: rating.ratings[pillar], comment }];
    }),
  }));
  return { pillars, raters: peers.map(({ raterId }) => named(raterId)) };
}
