import type { Block, GivenEvaluation } from "@hotseat/api-client/types";
import type { BlockedPerson, WrittenEvaluation } from "./my-page.types";

/** Fails to compile when the contract's evaluation no longer fits what the page shows. */
export const writtenEvaluationFits = (given: GivenEvaluation): WrittenEvaluation => given;

/** Fails to compile when the contract's block no longer fits what the page shows. */
export const blockedPersonFits = (block: Block): BlockedPerson => block;
