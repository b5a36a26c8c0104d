import type { Handler } from "../../contract/handler.ts";
import { evaluateAttendeeHandler } from "./evaluate-attendee.ts";
import { getFeedbackSummaryHandler } from "./get-feedback-summary.ts";
import { listEvaluationStatesHandler } from "./list-evaluation-states.ts";
import { listMyEvaluationsHandler } from "./list-my-evaluations.ts";
import { listMyPillarRatingsHandler } from "./list-my-pillar-ratings.ts";
import { ratePillarsHandler } from "./rate-pillars.ts";
import { reopenEvaluationHandler } from "./reopen-evaluation.ts";
import { updateEvaluationHandler } from "./update-evaluation.ts";

export const routes: readonly Handler[] = [
  evaluateAttendeeHandler,
  updateEvaluationHandler,
  listMyEvaluationsHandler,
  listEvaluationStatesHandler,
  reopenEvaluationHandler,
  listMyPillarRatingsHandler,
  ratePillarsHandler,
  getFeedbackSummaryHandler,
];
