import type { Deps } from "../../deps.ts";
import { composer } from "./composer.ts";
import {
  type Generation,
  GenerationError,
  type GenerationInputs,
  type GenerationKind,
  type GenerationSource,
} from "./generation.ts";

/** Longest wait for a language model by who waits for an answer; the composer writes then (decisions.md, AI: never blocks a session). */
export const WRITE_NOW_WAIT_MS = 20_000;

/** Writes while somebody waits: by the language model if it answers in time with something usable, else by the composer. Call it outside any transaction. */
export async function writeNow<K extends GenerationKind, T>(
  { generation, clock, log }: Pick<Deps, "generation" | "clock" | "log">,
  kind: K,
  input: GenerationInputs[K],
  read: (output: string) => T,
): Promise<{ readonly written: T; readonly source: GenerationSource }> {
  if (generation.source === "ai") {
    const stop = new AbortController();
    const cancel = clock.after(WRITE_NOW_WAIT_MS, () => stop.abort(new GenerationError("provider_timeout")));
    try {
      return { written: read(await outputOf(generation, kind, input, stop.signal)), source: "ai" };
    } catch (error) {
      if (!(error instanceof GenerationError)) throw error;
      log.warn({ kind, code: error.code }, "The composer wrote in place of the AI endpoint, which gave nothing.");
    } finally {
      cancel();
    }
  }
  return { written: read(await outputOf(composer, kind, input, new AbortController().signal)), source: "composer" };
}

async function outputOf<K extends GenerationKind>(
  generation: Generation,
  kind: K,
  input: GenerationInputs[K],
  signal: AbortSignal,
): Promise<string> {
  let text = "";
  for await (const piece of generation.generate(kind, input, signal)) text += piece;
  return text;
}
