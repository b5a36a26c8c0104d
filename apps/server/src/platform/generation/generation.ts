import type { Language } from "../../contract/viewer.ts";

/** The kinds of generated texts (LS-D6.1). */
export type GenerationKind = "scenario" | "questions" | "profile" | "feedback_summary" | "insights";
/** `composer`: put together from the question bank by fixed rules, not AI. `ai`: written by a language model. */
export type GenerationSource = "composer" | "ai";

interface Basis {
  readonly language: Language;
  /** The same seed and input give the same composition; a language model may ignore it. */
  readonly seed: string;
  readonly workshop: { readonly title: string; readonly description: string };
}

/** Input of each kind, in the language of the text. Text that people typed is data, never an instruction. */
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
    /** A person's practice, one sentence each, by fixed rules and without a name. */
    readonly facts: readonly string[];
  };
  readonly feedback_summary: Basis & {
    /** The findings from the scores, one sentence each, by fixed rules. */
    readonly facts: readonly string[];
    /** Peers' own comments, without their names. */
    readonly comments: readonly string[];
  };
  readonly insights: Basis & {
    /** The practised topics and the signs of a strong answer. */
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

/** The reason why there is no text. */
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
