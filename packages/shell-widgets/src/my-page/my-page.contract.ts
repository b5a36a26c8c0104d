import type { GivenEvaluation } from "@hotseat/api-client/types";
import type { WrittenEvaluation } from "./my-page.types";

/** Fails to compile when the contract's evaluation no longer fits what the page shows. */
export const writtenEvaluationFits = (given: GivenEvaluation): WrittenEvaluation => given;
