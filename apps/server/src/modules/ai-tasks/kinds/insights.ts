import { readText } from "../../../platform/generation/check-output.ts";
import { listConfirmed } from "../../attendees/attendee-repository.ts";
import { listQuestions } from "../../attendees/question-repository.ts";
import { wasAsked } from "../../schedule/asked-questions.ts";
import { loadSchedule } from "../../schedule/schedule-repository.ts";
import { requireAttendee } from "../../sessions/access.ts";
import { actorOf, permit } from "../../sessions/actor.ts";
import { AI_TASK_POLICY } from "../policy.ts";
import type { Kind } from "./kind.ts";

/**
 * For the debrief: the practised topics and the signs of a strong answer. It holds no score, comment or name, so
 * everybody may read it.
 */
export const insights: Kind<"insights"> = {
  async admit(_db, { session, me }) {
    permit(AI_TASK_POLICY.insights, actorOf(me), session.status);
    return { session, me: requireAttendee(me), attendee: null };
  },
  async input(db, deps, { session }, language) {
    const { state } = await loadSchedule(db, session);
    const here = new Set((await listConfirmed(db, [session.id])).map(({ id }) => id));
    const asked = (await listQuestions(db, session.id)).filter(
      (question) =>
        here.has(question.attendeeId) &&
        (session.status === "COMPLETED" || wasAsked(state, question.attendeeId, question.id)),
    );
    const practised = new Set(asked.map(({ criterionKey }) => criterionKey));
    const found = deps.content.workshop(session.workshopKey);
    return {
      language,
      seed: String(session.seed),
      workshop: {
        title: found?.workshop.title[language] ?? session.workshopKey,
        description: found?.workshop.description[language] ?? "",
      },
      criteria: (found?.module.criteria ?? [])
        .filter(({ key }) => practised.has(key))
        .map(({ label, anchors }) => ({ label: label[language], strong: anchors["6"][language] })),
    };
  },
  apply: async (_tx, _deps, _subject, output) => ({ events: [], text: readText(output, "insights") }),
};
