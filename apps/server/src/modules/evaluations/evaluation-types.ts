import type { z } from "zod";
import type * as feedback from "./contract.feedback.ts";
import type * as contract from "./contract.ts";

export type AnswerShape = z.output<typeof contract.Answer>;
export type FormDataShape = z.output<typeof contract.FormData>;
export type PillarsShape = z.output<typeof contract.EvaluationPillars>;
export type EvaluationShape = z.input<typeof contract.Evaluation>;
export type EvaluationStatus = z.output<typeof contract.EvaluationStatus>;
export type PillarRatingShape = z.input<typeof contract.PillarRating>;
export type PillarRatingsShape = PillarRatingShape["ratings"];
export type PillarCommentsShape = PillarRatingShape["comments"];
export type FeedbackShape = z.input<typeof feedback.FeedbackSummary>;
