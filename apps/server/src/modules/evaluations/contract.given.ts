import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { named, PageQuery, page, Timestamp } from "../../contract/shapes.ts";
import { Evaluation } from "./contract.ts";

export const GivenEvaluation = named(
  "GivenEvaluation",
  Evaluation.extend({
    evaluatee_name: z.string().describe("Full name of the person it is about."),
    session: z
      .object({
        title: z.string().describe("Title of its workshop, in the language of the request."),
        start_time: Timestamp.describe("Its planned start."),
      })
      .describe("The session it belongs to."),
  }).describe("An evaluation, with whom and which session it is about."),
);
export const listMyEvaluations = operation({
  id: "listMyEvaluations",
  method: "GET",
  path: "/interviews/evaluations/",
  tag: "evaluations",
  access: "user",
  summary: "Lists what one has written about others.",
  description:
    "The caller's own evaluations in all sessions, drafts included; the latest session comes first. With an embed token: its session alone.",
  query: PageQuery,
  responses: { 200: page("GivenEvaluationPage", GivenEvaluation) },
});
