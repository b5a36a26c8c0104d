import { OperationError, type Ot, type WireOperation } from "@hotseat/collab/ot";
import {
  PAD_CURSORS_MAX,
  PAD_HUE_MAX,
  PAD_ITEMS_PER_MESSAGE,
  PAD_NAME_MAX,
  PAD_TEXT_MAX,
  type PadCursors,
  PadParseError,
  type PadRefusal,
  type PadUser,
} from "@hotseat/collab/pad/messages";
import { cleanName } from "../../platform/names/clean-name.ts";
import { cutName } from "../../platform/names/distinct-names.ts";
import { excessOf, type JsonBounds } from "../sockets/json-bounds.ts";

/** Ends a client's socket, for this reason. */
export class PadRefusalError extends Error {
  readonly code: PadRefusal;
  constructor(code: PadRefusal, detail: string) {
    super(detail);
    this.code = code;
  }
}

/** A list of edits has the deepest message: lists and objects five deep. Four fields, with the tag, are the most. */
const BOUNDS: JsonBounds = { items: PAD_ITEMS_PER_MESSAGE, lists: PAD_ITEMS_PER_MESSAGE, fields: 16, depth: 8 };
const TOO_MANY = {
  items: `A message has at most ${BOUNDS.items} items.`,
  lists: `A message has at most ${BOUNDS.lists} items.`,
  fields: `A message has at most ${BOUNDS.fields} fields.`,
  depth: `A message has at most ${BOUNDS.depth} lists and objects in each other.`,
};

/** Before it is parsed. Throws for a message that would keep the parser too long. */
export function checkItems(message: string): void {
  const excess = excessOf(message, BOUNDS);
  if (excess) throw new PadRefusalError("too_long", TOO_MANY[excess]);
}

/** A code point has two units at most: a longer text fits no document, and is refused before it is copied. */
export function checkTexts(operation: WireOperation): void {
  if (operation.some((part) => typeof part === "string" && part.length > 2 * PAD_TEXT_MAX)) throw tooLongText();
}

export function tooLongText(): PadRefusalError {
  return new PadRefusalError("too_long", `A document has at most ${PAD_TEXT_MAX} characters.`);
}

/** An edit can grow while it is moved over those of others. */
export function checkParts(operation: WireOperation): void {
  if (operation.length > BOUNDS.items) throw new PadRefusalError("too_long", TOO_MANY.items);
}

/**
 * A person as the others see them, without invisible characters in the name: a database holds no zero character. Null for an empty name,
 * which changes nothing. In a session the name is the account's.
 */
export function shownUser({ name, hue }: PadUser, accountName: string | null): PadUser | null {
  if (hue > PAD_HUE_MAX) throw new PadRefusalError("bad_message", `A hue is at most ${PAD_HUE_MAX}.`);
  if (accountName !== null) return { name: cutName(accountName, PAD_NAME_MAX), hue };
  if ([...name].length > PAD_NAME_MAX)
    throw new PadRefusalError("bad_message", `A name has at most ${PAD_NAME_MAX} characters.`);
  if (!name.isWellFormed()) throw new PadRefusalError("lone_surrogate", "A name is text.");
  // A cleaned name can be longer: some letters are written as two then.
  const shown = cutName(cleanName(name), PAD_NAME_MAX);
  return shown === "" ? null : { name: shown, hue };
}

/** The first cursors and selections, as many as the others see: clients of the protocol send those of each match of a search. */
export function shownCursors({ cursors, selections }: PadCursors): PadCursors {
  const shown = cursors.slice(0, PAD_CURSORS_MAX);
  return { cursors: shown, selections: selections.slice(0, PAD_CURSORS_MAX - shown.length) };
}

/** Each operation applies to the text that the one before leaves. Throws an OperationError. */
export function checkSequence(ot: Ot, operations: readonly WireOperation[]): void {
  for (const [place, operation] of operations.entries()) {
    const before = operations[place - 1];
    if (before && ot.targetLength(before) !== ot.baseLength(operation))
      throw new OperationError("length_mismatch", "The edits of a list do not follow each other");
  }
}

const CODES: Readonly<Record<string, PadRefusal>> = {
  malformed: "bad_message",
  length_mismatch: "length_mismatch",
  lone_surrogate: "lone_surrogate",
};

/** Why a message ends its socket; null for an error that the sender has no part in. */
export function refusalOf(error: unknown): { readonly code: PadRefusal; readonly detail: string } | null {
  if (error instanceof PadRefusalError) return { code: error.code, detail: error.message };
  if (error instanceof OperationError) return { code: CODES[error.code] ?? "bad_message", detail: error.message };
  if (error instanceof PadParseError) return { code: "bad_message", detail: error.message };
  return null;
}
