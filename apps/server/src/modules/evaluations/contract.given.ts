import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { named, PageQuery, page, Timestamp } from "../../contract/shapes.ts";
import { Evaluation } from "./contract.ts";

/** An evaluation with whom and which session it is about, for a list over all sessions. */
export const GivenEvaluation = named(
  "GivenEvaluation",
  Evaluation.extend({
    evaluatee_name: z.string(),
    session: z.object({ title: z.string(), start_time: Timestamp }),
  }),
);
export const listMyEvaluations = operation({
  id: "listMyEvaluations",
  method: "GET",
  path: "/interviews/evaluations/",
  tag: "evaluations",
  access: "signed-in",
  summary: "What I have written about others in all my sessions, drafts included, the latest session first.",
  query: PageQuery,
  answers: { 200: page("GivenEvaluationPage", GivenEvaluation) },
});
