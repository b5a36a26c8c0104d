import { z } from "zod";
import { GenerationError } from "./generation.ts";

/** Characters; a longer line cannot be a piece of a text. */
const MAX_LINE_CHARS = 65_536;

const Chunk = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
});

/**
 * The pieces of a streamed chat completion. A stream cut before its end, an unreadable chunk and a text the provider
 * shortened are errors, so that an incomplete text is never used.
 */
export async function* readCompletion(body: ReadableStream<Uint8Array>): AsyncIterable<string> {
  let finished = false;
  for await (const data of dataLines(body)) {
    if (data === "[DONE]") return;
    const [choice] = readChunk(data).choices;
    const piece = choice?.delta?.content ?? "";
    if (piece !== "") yield piece;
    const reason = choice?.finish_reason ?? null;
    if (reason === "content_filter") throw new GenerationError("provider_refused");
    if (reason !== null && reason !== "stop") throw new GenerationError("invalid_output");
    finished ||= reason === "stop";
  }
  if (!finished) throw new GenerationError("provider_unavailable");
}

function readChunk(data: string): z.output<typeof Chunk> {
  try {
    return Chunk.parse(JSON.parse(data));
  } catch (cause) {
    throw new GenerationError("invalid_output", { cause });
  }
}

/** The data after each `data:`, however the lines were split in transit. */
async function* dataLines(body: ReadableStream<Uint8Array>): AsyncIterable<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const bytes of body) {
    rest += decoder.decode(bytes, { stream: true });
    const lines = rest.split(/\r?\n/);
    rest = lines.pop() ?? "";
    if (rest.length > MAX_LINE_CHARS) throw new GenerationError("invalid_output");
    yield* lines.filter((line) => line.startsWith("data:")).map((line) => line.slice(5).trim());
  }
  if (rest.startsWith("data:")) yield rest.slice(5).trim();
}
