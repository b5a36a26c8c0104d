/** One message of an event stream. */
export interface SseMessage {
  readonly id: string;
  readonly event: string;
  readonly data: {
    type: string;
    data: Record<string, unknown>;
    meta?: { stream: string; seq: number; idempotency_key: string };
  };
}

/** A connection that can be read message by message, and cut without notice. */
export interface SseConnection {
  next(): Promise<SseMessage | null>;
  /** Reads until a message fits; fails when the stream ends before. */
  until(fits: (message: SseMessage) => boolean): Promise<SseMessage>;
  cut(): void;
}

export async function openSse(url: string, headers: Record<string, string>): Promise<SseConnection> {
  const abort = new AbortController();
  const response = await fetch(url, { headers: { accept: "text/event-stream", ...headers }, signal: abort.signal });
  if (response.status !== 200 || !response.body)
    throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";

  async function next(): Promise<SseMessage | null> {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        return parse(block);
      }
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
      if (done) return null;
      text += value;
    }
  }

  return {
    next,
    async until(fits) {
      for (;;) {
        const message = await next();
        if (!message) throw new Error("The stream ended before the message came.");
        if (fits(message)) return message;
      }
    },
    cut: () => abort.abort(),
  };
}

function parse(block: string): SseMessage {
  const fields = new Map(
    block
      .split("\n")
      .map((line): [string, string] => [
        line.slice(0, line.indexOf(":")),
        line.slice(line.indexOf(":") + 1).trimStart(),
      ]),
  );
  return {
    id: fields.get("id") ?? "",
    event: fields.get("event") ?? "",
    data: JSON.parse(fields.get("data") ?? "null") as SseMessage["data"],
  };
}
