import type { Config } from "../../config.ts";
import type { Clock } from "../clock/clock.ts";
import { MAX_OUTPUT_CHARS } from "./check-output.ts";
import { readCompletion } from "./completion-stream.ts";
import { type Generation, GenerationError } from "./generation.ts";
import { promptFor } from "./prompts.ts";

/** Milliseconds until the first piece. */
export const FIRST_PIECE_MS = 20_000;
/** Milliseconds between two pieces. */
export const STALL_MS = 15_000;
/** Milliseconds for the whole text. */
export const WHOLE_MS = 90_000;
const MAX_TOKENS = 2000;

/** Any endpoint that serves `POST /chat/completions` with `stream: true`. The key is sent in one header only. */
export function createOpenAiCompatible(settings: NonNullable<Config["ai"]>, clock: Clock): Generation {
  return {
    source: "ai",
    async *generate(kind, input, signal) {
      signal.throwIfAborted();
      const watch = watchTime(clock, signal);
      try {
        const answer = await ask(settings, JSON.stringify(requestOf(settings, promptFor(kind, input))), watch.signal);
        let length = 0;
        for await (const piece of readCompletion(answer)) {
          watch.alive();
          length += piece.length;
          if (length > MAX_OUTPUT_CHARS[kind]) throw new GenerationError("invalid_output");
          yield piece;
        }
      } catch (error) {
        signal.throwIfAborted();
        if (watch.ranOut()) throw new GenerationError("provider_timeout");
        throw error instanceof GenerationError ? error : new GenerationError("provider_unavailable", { cause: error });
      } finally {
        watch.stop();
      }
    },
  };
}

function requestOf({ model }: NonNullable<Config["ai"]>, messages: ReturnType<typeof promptFor>): object {
  return { model, messages, stream: true, max_tokens: MAX_TOKENS };
}

async function ask({ baseUrl, apiKey }: NonNullable<Config["ai"]>, body: string, signal: AbortSignal) {
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: "POST",
    headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json", accept: "text/event-stream" },
    // The key belongs to this address, so redirects are refused.
    redirect: "error",
    body,
    signal,
  });
  if (response.ok && response.body) return response.body;
  await response.body?.cancel();
  if (response.status === 429) throw new GenerationError("provider_busy");
  throw new GenerationError(response.status >= 500 || response.ok ? "provider_unavailable" : "provider_refused");
}

/** A signal that aborts with the caller's, or when the provider takes too long by the server's clock. */
function watchTime(clock: Clock, outer: AbortSignal) {
  const inner = new AbortController();
  let ranOut = false;
  const timeOut = (): void => {
    ranOut = true;
    inner.abort();
  };
  const follow = (): void => inner.abort(outer.reason);
  outer.addEventListener("abort", follow, { once: true });
  const stopWhole = clock.after(WHOLE_MS, timeOut);
  let stopStall = clock.after(FIRST_PIECE_MS, timeOut);
  return {
    signal: inner.signal,
    ranOut: () => ranOut,
    alive() {
      stopStall();
      stopStall = clock.after(STALL_MS, timeOut);
    },
    stop() {
      stopWhole();
      stopStall();
      outer.removeEventListener("abort", follow);
      // Closes the connection when the reader stops early.
      inner.abort();
    },
  };
}
