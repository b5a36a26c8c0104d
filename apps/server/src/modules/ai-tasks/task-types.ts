import type { z } from "zod";
import type { GenerationSource } from "../../platform/generation/generation.ts";
import type * as contract from "./contract.ts";

export type TaskKind = z.output<typeof contract.AiTaskKind>;
export type TaskStatus = z.output<typeof contract.AiTaskStatus>;
export type TaskError = z.output<typeof contract.AiTaskError>;
export type TaskShape = z.input<typeof contract.AiTask>;
export type TaskSource = GenerationSource;

/** Why a text was not written, in plain words. */
export const TASK_ERRORS: Readonly<Record<TaskError, string>> = {
  provider_unavailable: "The AI service cannot be reached right now.",
  provider_busy: "The AI service has too much to do right now. Try again in a moment.",
  provider_refused: "The AI service refused to write this.",
  provider_timeout: "The AI service took too long.",
  invalid_output: "The text of the AI service could not be used.",
  interrupted: "The writing was interrupted.",
  no_longer_possible: "Meanwhile the session has moved on, so nothing was changed.",
};
