import type { LedgerEvent } from "../../ledger/read-events.ts";

const written = new WeakMap<LedgerEvent, string>();

/** An event as it is sent, without its `id:`, which differs for each connection; built once for all receivers. */
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

/** Frames outside the ledger: at the opening of a connection, as a heartbeat, and while a text is written. */
export const connectionFrame = (
  type: "connection.established" | "heartbeat" | "ai.task.stream.delta",
  data: Record<string, unknown>,
): string => `event: ${type}\ndata: ${JSON.stringify({ type, data })}\n\n`;
