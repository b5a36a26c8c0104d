import { handle } from "../../handle.ts";
import { pageOf } from "../attendees/page-of.ts";
import { listMyEvaluations } from "./contract.given.ts";
import { listEvaluationsBy, toEvaluation } from "./evaluation-repository.ts";

/** By evaluator: evaluations of oneself are read as feedback, once that is open. */
export const listMyEvaluationsHandler = handle(listMyEvaluations, async ({ deps, viewer, language, query }) => {
  const mine = await listEvaluationsBy(deps.database.db, viewer.keycloakId, viewer.onlySessionId);
  const place = ({ evaluation, startTime }: (typeof mine)[number]) => ({
    group: 0,
    key: -startTime.getTime(),
    id: evaluation.id,
  });
  const present = ({ evaluation, startTime, workshopKey, evaluateeName }: (typeof mine)[number]) => ({
    ...toEvaluation(evaluation, viewer),
    evaluatee_name: evaluateeName,
    session: {
      title: deps.content.workshop(workshopKey)?.workshop.title[language] ?? workshopKey,
      start_time: startTime.toISOString(),
    },
  });
  return { status: 200, body: pageOf(deps.config.publicUrl, listMyEvaluations.path, query, mine, place, present) };
});
