import { createSseParser, type SseBlock } from "./sse-parser";

/** Reads a response's body until it ends; `onBytes` reports to the watchdog that data arrives. */
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
