import type { LedgerEvent } from "../../ledger/read-events.ts";

const written = new WeakMap<LedgerEvent, string>();

/** An event as it goes out, but for its `id:`, which is each connection's own; made once, however many receive it. */
export function frameOf(event: LedgerEvent): string {
  const known = written.get(event);
  if (known !== undefined) return known;
  const { stream, seq, at, type, actor, data } = event;
  const envelope = {
    type,
    data,
    meta: { idempotency_key: `${stream}:${seq}`, stream, seq, at: at.toISOString(), actor },
  };
  const frame = `event: ${type}\ndata: ${JSON.stringify(envelope)}\n\n`;
  written.set(event, frame);
  return frame;
}

/** What is not in the ledger: sent when a connection opens, as a sign of life, and while a text is written. */
export const connectionFrame = (
  type: "connection.established" | "heartbeat" | "ai.task.stream.delta",
  data: Record<string, unknown>,
): string => `event: ${type}\ndata: ${JSON.stringify({ type, data })}\n\n`;
