import type { Handler } from "../../contract/handle.ts";
import { evaluateAttendeeHandler } from "./evaluate-attendee.ts";
import { getFeedbackSummaryHandler } from "./get-feedback-summary.ts";
import { listMyPillarRatingsHandler } from "./list-my-pillar-ratings.ts";
import { ratePillarsHandler } from "./rate-pillars.ts";
import { updateEvaluationHandler } from "./update-evaluation.ts";

export const routes: readonly Handler[] = [
  evaluateAttendeeHandler,
  updateEvaluationHandler,
  listMyPillarRatingsHandler,
  ratePillarsHandler,
  getFeedbackSummaryHandler,
];
