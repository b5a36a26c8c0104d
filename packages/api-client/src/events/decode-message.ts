import { isRecord } from "../is-record";
import { currentEventName, type StreamMessage } from "./event-names";

export type Decoded =
  | { readonly kind: "message"; readonly message: StreamMessage }
  | { readonly kind: "ignored"; readonly reason: string };

/** Turns the data of one block into a typed message; unknown names and broken data are ignored with a reason (LS-D7.1). */
export function decodeMessage(data: string): Decoded {
  const envelope = parse(data);
  if (!isRecord(envelope) || typeof envelope.type !== "string" || !isRecord(envelope.data))
    return { kind: "ignored", reason: "not an event envelope" };
  const type = currentEventName(envelope.type);
  if (type === undefined) return { kind: "ignored", reason: `unknown event ${envelope.type}` };
  return { kind: "message", message: { ...envelope, type } as StreamMessage };
}

/** Returns the key that identifies a repeated message; connection messages have none. */
export function idempotencyKey(message: StreamMessage): string | undefined {
  return "meta" in message && isRecord(message.meta) ? message.meta.idempotency_key : undefined;
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
