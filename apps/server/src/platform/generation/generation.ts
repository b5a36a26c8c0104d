import type { Language } from "../../contract/viewer.ts";

/** What is composed (LS-D6). */
export type GenerationKind = "scenario" | "questions" | "profile" | "feedback_summary" | "insights";
/** `composer`: put together from the question bank by fixed rules, not AI. `ai`: written by a language model. */
export type GenerationSource = "composer" | "ai";

interface Basis {
  readonly language: Language;
  /** The same seed and input give the same composition; a language model may ignore it. */
  readonly seed: string;
  readonly workshop: { readonly title: string; readonly description: string };
}

/** What each kind is made of, in the language it is written in. Whatever people typed is data, never an instruction. */
export interface GenerationInputs {
  readonly scenario: Basis & {
    readonly sector: string;
    readonly choices: ReadonlyArray<{ readonly title: string; readonly text: string }>;
  };
  readonly questions: Basis & {
    readonly count: number;
    readonly criteria: ReadonlyArray<{ readonly label: string; readonly description: string }>;
    readonly choices: ReadonlyArray<{ readonly criterion: string; readonly text: string }>;
  };
  readonly profile: Basis & {
    /** What somebody has practised here, a sentence each, by fixed rules and without a name. */
    readonly facts: readonly string[];
  };
  readonly feedback_summary: Basis & {
    /** What the scores say, a sentence each, by fixed rules. */
    readonly facts: readonly string[];
    /** Peers' own words, without their names. */
    readonly comments: readonly string[];
  };
  readonly insights: Basis & {
    /** What was practised, with what a strong answer does. */
    readonly criteria: ReadonlyArray<{ readonly label: string; readonly strong: string }>;
  };
}

/**
 * Writes a text piece by piece: a scenario as its title, an empty line and the text; questions as one line each,
 * "criterion — question"; the others as paragraphs. Throws GenerationError, or the signal's reason once that is aborted.
 */
export interface Generation {
  readonly source: GenerationSource;
  generate<K extends GenerationKind>(kind: K, input: GenerationInputs[K], signal: AbortSignal): AsyncIterable<string>;
}

/** Why nothing came of it. */
export type GenerationFailure =
  | "provider_unavailable"
  | "provider_busy"
  | "provider_refused"
  | "provider_timeout"
  | "invalid_output";

export class GenerationError extends Error {
  readonly code: GenerationFailure;

  constructor(code: GenerationFailure, options: { cause?: unknown } = {}) {
    super(code, options);
    this.name = "GenerationError";
    this.code = code;
  }
}
