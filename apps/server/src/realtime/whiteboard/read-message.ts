import { DELTA_MAX_CHARACTERS } from "@hotseat/collab/scene/limits";
import { type BoardClientMessage, parseBoardClientMessage } from "@hotseat/collab/scene/messages";
import { excessOf, type JsonBounds } from "../sockets/json-bounds.ts";

/** Only a message with an image may be longer than `DELTA_MAX_CHARACTERS`. */
export const FILE_START = '{"File":';

/** An image has three fields; Excalidraw's has some more. */
const FILE_BOUNDS: JsonBounds = { items: 32, fields: 32, lists: 8, depth: 4 };

/**
 * The shortest point is `[0,0],`, with a pressure `0,`; a field of an element has ten characters, most have more. An element's own lists
 * are seven deep; a program that draws may add data of its own.
 */
const BOUNDS: JsonBounds = {
  items: DELTA_MAX_CHARACTERS / 2,
  fields: DELTA_MAX_CHARACTERS / 10,
  lists: DELTA_MAX_CHARACTERS / 6,
  depth: 16,
};

/** A message of a client; null for a text that is none, or that would keep the parser too long. */
export function readBoardMessage(text: string): BoardClientMessage | null {
  if (excessOf(text, text.startsWith(FILE_START) ? FILE_BOUNDS : BOUNDS)) return null;
  try {
    return parseBoardClientMessage(JSON.parse(text));
  } catch {
    return null;
  }
}
