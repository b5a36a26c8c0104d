import { ApiError } from "../../contract/errors.ts";
import type { Platform } from "../platform.ts";
import { composer } from "./composer.ts";
import {
  type Generation,
  GenerationError,
  type GenerationInputs,
  type GenerationKind,
  type GenerationSource,
} from "./generation.ts";

/**
 * Milliseconds a person waits for a language model before the composer writes instead (LS-D6.1). A client gives a call up
 * after ten seconds.
 */
export const WRITE_NOW_WAIT_MS = 8_000;

/** People for whom a language model writes now: one text a person, however many they request. */
const waiting = new Set<string>();

/**
 * Writes while `asker` waits: with the language model if it responds in time with a usable text, else with the composer.
 * Call it outside any transaction.
 */
export async function writeNow<K extends GenerationKind, T>(
  { generation, clock, log }: Pick<Platform, "generation" | "clock" | "log">,
  asker: string,
  kind: K,
  input: GenerationInputs[K],
  read: (output: string) => T,
): Promise<{ readonly written: T; readonly source: GenerationSource }> {
  if (generation.source === "ai") {
    if (waiting.has(asker)) throw new ApiError("too_many_requests");
    waiting.add(asker);
    const stop = new AbortController();
    const cancel = clock.after(WRITE_NOW_WAIT_MS, () => stop.abort(new GenerationError("provider_timeout")));
    try {
      return { written: read(await outputOf(generation, kind, input, stop.signal)), source: "ai" };
    } catch (error) {
      if (!(error instanceof GenerationError)) throw error;
      log.warn({ kind, code: error.code }, "The composer wrote in place of the AI endpoint, which gave nothing.");
    } finally {
      cancel();
      waiting.delete(asker);
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
