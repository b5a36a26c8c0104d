import { createSseParser, type SseBlock } from "./sse-parser";

/** Reads an answer's body until it ends; `onBytes` tells the watchdog that the line is alive. */
export async function readStream(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
  onBlock: (block: SseBlock) => void,
): Promise<void> {
  const parse = createSseParser(onBlock);
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      parse(decoder.decode(value, { stream: true }));
    }
  } finally {
    reader.releaseLock();
  }
}
