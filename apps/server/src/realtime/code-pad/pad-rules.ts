import { OperationError, type Ot, type WireOperation } from "@hotseat/collab/ot";
import {
  PAD_CURSORS_MAX,
  PAD_HUE_MAX,
  PAD_ITEMS_PER_MESSAGE,
  PAD_NAME_MAX,
  type PadCursors,
  PadParseError,
  type PadRefusal,
  type PadUser,
} from "@hotseat/collab/pad/messages";
import { cleanName } from "../../platform/names/clean-name.ts";

/** Ends a client's socket, for this reason. */
export class PadRefusalError extends Error {
  readonly code: PadRefusal;
  constructor(code: PadRefusal, detail: string) {
    super(detail);
    this.code = code;
  }
}

const QUOTE = 34;
const COMMA = 44;

/** The place of the quotation mark that ends the text which begins here; the end of the message without one. */
function endOfText(message: string, start: number): number {
  let end = message.indexOf('"', start + 1);
  while (end >= 0) {
    let escapes = 0;
    while (message[end - 1 - escapes] === "\\") escapes += 1;
    if (escapes % 2 === 0) return end;
    end = message.indexOf('"', end + 1);
  }
  return message.length;
}

/** Before it is parsed: the parser's work grows with the items. Throws for a message with too many. */
export function checkItems(message: string): void {
  let commas = 0;
  for (let at = 0; at < message.length; at += 1) {
    const code = message.charCodeAt(at);
    if (code === QUOTE) at = endOfText(message, at);
    else if (code === COMMA) commas += 1;
    if (commas >= PAD_ITEMS_PER_MESSAGE) refuseItems();
  }
}

/** An edit can grow while it is moved over those of others. */
export function checkParts(operation: WireOperation): void {
  if (operation.length > PAD_ITEMS_PER_MESSAGE) refuseItems();
}

function refuseItems(): never {
  throw new PadRefusalError("too_long", `A message has at most ${PAD_ITEMS_PER_MESSAGE} items.`);
}

/**
 * A person as the others see them, without invisible characters in the name: a database holds no zero character. Null for an empty name,
 * which changes nothing. In a session the name is the account's.
 */
export function shownUser({ name, hue }: PadUser, accountName: string | null): PadUser | null {
  if (hue > PAD_HUE_MAX) throw new PadRefusalError("bad_message", `A hue is at most ${PAD_HUE_MAX}.`);
  if (accountName !== null) return { name: shorten(accountName), hue };
  if ([...name].length > PAD_NAME_MAX)
    throw new PadRefusalError("bad_message", `A name has at most ${PAD_NAME_MAX} characters.`);
  if (!name.isWellFormed()) throw new PadRefusalError("lone_surrogate", "A name is text.");
  // A cleaned name can be longer: some letters are written as two then.
  const shown = shorten(cleanName(name));
  return shown === "" ? null : { name: shown, hue };
}

const shorten = (name: string): string => [...name].slice(0, PAD_NAME_MAX).join("");

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
