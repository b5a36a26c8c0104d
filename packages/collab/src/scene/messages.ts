import { isUuid } from "../uuid.ts";
import type { SceneElement, SceneFile } from "./element.ts";
import { DELTAS_PER_LIST, FILES_MAX } from "./limits.ts";
import { isObject } from "./readers.ts";

/** The subprotocol of a board's socket, `/api/board/{id}`. */
export const BOARD_SUBPROTOCOL = "hotseat.board.1";

/** Why somebody sees a board and may not change it. */
export type BoardReadOnlyReason = "observer" | "locked" | "ended" | "closed" | "read_only";

/**
 * Why a message was not accepted. After `bad_image` and `images_full` the socket stays open; after the others the server closes
 * it with 1008. A change without the right to it gets `Standing`.
 */
export type BoardRefusal =
  | "bad_message"
  | "bad_image"
  | "images_full"
  | "too_long"
  | "too_fast"
  | "not_allowed"
  | "removed";

/** The first message of a client: which edits are its own, and what it has of the board. */
export interface Resume {
  /** A UUID that the client keeps over reconnects; with it the server knows an edit that comes again. */
  readonly client: string;
  /** The last `seq` it has; 0 for none. */
  readonly seq: number;
  /** The ids of the images it has: all others follow. Without it, those follow that were added after `seq`. */
  readonly files?: readonly string[];
}

/**
 * Changed elements. `edit` counts up with each edit of this client, from 1; what was not acknowledged is sent again in
 * this order, with the same numbers, after the response to `Resume`.
 */
export interface ClientDelta {
  readonly edit: number;
  /** Milliseconds between the change and the sending of the message; left out: 0. */
  readonly age?: number;
  /** Not yet through the gate. */
  readonly elements: readonly unknown[];
}

/** Deletes everything that is there at its receipt; needs the right to clear. The tool panel's call is one. */
export interface ClientClear {
  readonly edit: number;
}

export type BoardClientMessage =
  | { readonly Resume: Resume }
  | { readonly Delta: ClientDelta }
  /** Edits that waited, the oldest first. Each is stored and acknowledged as one of its own. */
  | { readonly Deltas: readonly ClientDelta[] }
  /** Sent before the elements that show it. */
  | { readonly File: unknown }
  | { readonly Clear: ClientClear };

/** The response to `Resume`, and to somebody who could not follow. */
export interface Scene {
  /** The board's version: every change up to this one is contained. */
  readonly seq: number;
  /** 0: this is the whole board. Otherwise what changed after this version. */
  readonly since: number;
  /** In no order; deleted ones are among them. */
  readonly elements: readonly SceneElement[];
  /** The ids of all images that the board has. Those that the client may lack follow, each in a message of its own. */
  readonly files: readonly string[];
  /** The last edit of this client that is stored; 0 for none. */
  readonly edit: number;
}

/** One stored edit. To the client that made it: its acknowledgement, with those elements alone that others decided. */
export interface ServerDelta {
  readonly seq: number;
  readonly elements: readonly SceneElement[];
  /** The id of the person who made it; null for a person who is no longer known. */
  readonly author: string | null;
  readonly client: string;
  readonly edit: number;
  /** The time of the change: the receipt minus the age, in milliseconds since 1970, by the server's clock. */
  readonly at: number;
  /** To the author alone: ids of elements that were not kept. Left out when all were. */
  readonly refused?: readonly string[];
}

/** The person's rights; sent on joining and with each change. */
export interface Standing {
  readonly can_edit: boolean;
  readonly can_clear: boolean;
  /** Null when they may edit. */
  readonly reason: BoardReadOnlyReason | null;
}

/** A message was not accepted. */
export interface Refused {
  readonly code: BoardRefusal;
  /** In English, for a log. */
  readonly detail: string;
  /** With `images_full`: the id of the image. */
  readonly file?: string;
}

export type BoardServerMessage =
  | { readonly Scene: Scene }
  | { readonly Delta: ServerDelta }
  | { readonly File: SceneFile }
  | { readonly Standing: Standing }
  | { readonly Refused: Refused };

/** Numbers of edits and versions are 32 bits in the database. */
const COUNT_MAX = 2_147_483_647;

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= COUNT_MAX;
}

function isIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.length <= FILES_MAX && value.every((id) => typeof id === "string");
}

/** The one tag of a message and what it carries. */
function tagged(value: unknown): readonly [tag: string, body: unknown] | null {
  if (!isObject(value)) return null;
  const entries = Object.entries(value);
  return entries.length === 1 ? (entries[0] ?? null) : null;
}

function readDelta(value: unknown): ClientDelta | null {
  if (!isObject(value)) return null;
  const { edit, age, elements } = value;
  if (!isCount(edit) || edit === 0 || !Array.isArray(elements)) return null;
  if (age === undefined) return { edit, elements };
  return isCount(age) ? { edit, age, elements } : null;
}

function readDeltas(values: readonly unknown[]): readonly ClientDelta[] | null {
  if (values.length === 0 || values.length > DELTAS_PER_LIST) return null;
  const deltas = values.map(readDelta).filter((delta) => delta !== null);
  return deltas.length === values.length ? deltas : null;
}

/**
 * A message of a client, parsed from JSON; null when it is none. Elements and images are not looked into: they go
 * through the gate afterwards.
 */
export function parseBoardClientMessage(value: unknown): BoardClientMessage | null {
  const [tag, body] = tagged(value) ?? [];
  if (tag === "Deltas") {
    const deltas = Array.isArray(body) ? readDeltas(body) : null;
    return deltas && { Deltas: deltas };
  }
  if (!isObject(body)) return null;
  if (tag === "File") return { File: body };
  if (tag === "Resume") {
    const { client, seq, files } = body;
    if (!isUuid(client) || !isCount(seq)) return null;
    if (files === undefined) return { Resume: { client, seq } };
    return isIds(files) ? { Resume: { client, seq, files } } : null;
  }
  if (tag === "Delta") {
    const delta = readDelta(body);
    return delta && { Delta: delta };
  }
  const { edit } = body;
  return tag === "Clear" && isCount(edit) && edit > 0 ? { Clear: { edit } } : null;
}
