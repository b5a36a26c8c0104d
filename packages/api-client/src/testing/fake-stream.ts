import type { StreamMessage } from "../events/event-names";
import type { FetchLike } from "../transport/authorised-fetch";

/** The server's end of one opened event stream. */
export interface FakeStream {
  readonly url: URL;
  readonly lastEventId: string | null;
  readonly authorization: string | null;
  readonly aborted: boolean;
  /** Sends raw text. */
  write(text: string): void;
  /** Sends one message with its cursor. */
  send(id: string, message: StreamMessage | object): void;
  /** Breaks the connection. */
  cut(): void;
  /** Ends the response normally. */
  end(): void;
}

type Refusal = (request: Request) => Response | undefined;

/** A server of event streams; `refuse` returns a response instead of opening one. */
export function createFakeStreams() {
  const streams: FakeStream[] = [];
  let refusal: Refusal | undefined;
  let swallow: ((request: Request) => void) | undefined;
  const fetch: FetchLike = async (request) => {
    const refused = refusal?.(request);
    if (refused) return refused;
    if (swallow) {
      swallow(request);
      return new Promise((_, reject) => request.signal.addEventListener("abort", () => reject(request.signal.reason)));
    }
    let controller!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start(made) {
        controller = made;
      },
    });
    const encoder = new TextEncoder();
    let over = false;
    const finish = (how: () => void) => {
      if (!over) how();
      over = true;
    };
    request.signal.addEventListener("abort", () =>
      finish(() => controller.error(new DOMException("aborted", "AbortError"))),
    );
    const write = (text: string) => {
      if (!over) controller.enqueue(encoder.encode(text));
    };
    streams.push({
      url: new URL(request.url),
      lastEventId: request.headers.get("Last-Event-ID"),
      authorization: request.headers.get("Authorization"),
      get aborted() {
        return request.signal.aborted;
      },
      write,
      send: (id, message) => write(`id: ${id}\ndata: ${JSON.stringify(message)}\n\n`),
      cut: () => finish(() => controller.error(new TypeError("network error"))),
      end: () => finish(() => controller.close()),
    });
    return new Response(body, { status: 200, headers: { "Content-Type": "text/event-stream" } });
  };
  return {
    fetch: fetch as typeof globalThis.fetch,
    streams,
    last: () => streams[streams.length - 1] as FakeStream,
    refuse(answer: Refusal | undefined) {
      refusal = answer;
    },
    /** Requests are recorded, and have no response. */
    hang(told: ((request: Request) => void) | undefined) {
      swallow = told;
    },
  };
}

export const established = (at: number): StreamMessage => ({
  type: "connection.established",
  data: { streams: ["session:7"], server_time: new Date(at).toISOString() },
});
export const heartbeat = (at: number): StreamMessage => ({
  type: "heartbeat",
  data: { server_time: new Date(at).toISOString() },
});
/** A small event of session 7 with its place in the ledger. */
export const eventAt = (seq: number): StreamMessage => ({
  type: "host.reassigned",
  data: { session_id: 7, host_attendee_id: seq },
  meta: { idempotency_key: `session:7:${seq}`, stream: "session:7", seq, at: "2026-01-01T00:00:00.000Z", actor: null },
});
