import type { BoardServerMessage, Scene, ServerDelta, Standing } from "./messages.ts";
import { isObject } from "./readers.ts";

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const isScene = (body: Readonly<Record<string, unknown>>): boolean =>
  isCount(body.seq) && isCount(body.edit) && Array.isArray(body.elements) && Array.isArray(body.files);

const isDelta = (body: Readonly<Record<string, unknown>>): boolean =>
  isCount(body.seq) && isCount(body.edit) && typeof body.client === "string" && Array.isArray(body.elements);

const isStanding = (body: Readonly<Record<string, unknown>>): boolean =>
  typeof body.can_edit === "boolean" && typeof body.can_clear === "boolean";

/** Reads a message of the server; null when it is none. Elements and images in it still have to pass the gate. */
export function parseBoardServerMessage(text: string): BoardServerMessage | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(value)) return null;
  const [entry, ...more] = Object.entries(value);
  if (!entry || more.length > 0 || !isObject(entry[1])) return null;
  const [tag, body] = entry;
  if (tag === "Scene" && isScene(body)) return { Scene: body as unknown as Scene };
  if (tag === "Delta" && isDelta(body)) return { Delta: body as unknown as ServerDelta };
  if (tag === "Standing" && isStanding(body)) return { Standing: body as unknown as Standing };
  if (tag === "File") return value as unknown as BoardServerMessage;
  if (tag === "Refused" && typeof body.code === "string") return value as unknown as BoardServerMessage;
  return null;
}
