import type { WireOperation } from "../ot/operation.ts";
import { isUuid } from "../uuid.ts";
import { PAD_EDITS_PER_LIST } from "./limits.ts";
import type { PadClientMessage, PadCursors, PadHistoryItem, PadServerMessage, PadUser } from "./message.types.ts";
import { PAD_REFUSALS, PAD_STANDING_REASONS } from "./standing.ts";

export type PadParseCode = "bad_json" | "unknown_tag" | "bad_shape";

/** Refuses a message that the protocol does not have. */
export class PadParseError extends Error {
  override readonly name = "PadParseError";
  readonly code: PadParseCode;
  constructor(code: PadParseCode, detail: string) {
    super(detail);
    this.code = code;
  }
}

type Fields = Readonly<Record<string, unknown>>;
type Readers<Message> = Readonly<Record<string, (value: unknown) => Message>>;

/** The largest id of a question: a database keeps 32 bits. */
const ID_MAX = 2 ** 31 - 1;

function demand(holds: boolean, detail: string): asserts holds {
  if (!holds) throw new PadParseError("bad_shape", detail);
}

function fields(value: unknown, what: string): Fields {
  demand(typeof value === "object" && value !== null && !Array.isArray(value), `${what} is an object`);
  return value as Fields;
}

function list(value: unknown, what: string): readonly unknown[] {
  demand(Array.isArray(value), `${what} is a list`);
  return value;
}

function text(value: unknown, what: string): string {
  demand(typeof value === "string", `${what} is a text`);
  return value;
}

/** A whole number from 0. A user id may be larger than JavaScript counts exactly: it is compared, never calculated with. */
function count(value: unknown, what: string): number {
  demand(Number.isInteger(value) && (value as number) >= 0, `${what} is a whole number from 0`);
  return value as number;
}

function optional<Value>(value: unknown, read: (value: unknown, what: string) => Value, what: string) {
  return value === undefined ? undefined : read(value, what);
}

function uuid(value: unknown, what: string): string {
  demand(isUuid(value), `${what} is a UUID`);
  return value;
}

/** Reads the shape only: `Ot.parse` decides about the operation itself. */
function operation(value: unknown): WireOperation {
  const items = list(value, "operation");
  const right = items.every((item) => typeof item === "string" || Number.isSafeInteger(item));
  demand(right, "operation has whole numbers and texts");
  return items as WireOperation;
}

function user(value: unknown): PadUser {
  const { name, hue } = fields(value, "a user");
  return { name: text(name, "name"), hue: count(hue, "hue") };
}

function cursors(value: unknown): PadCursors {
  const { cursors: positions, selections } = fields(value, "cursors");
  return {
    cursors: list(positions, "cursors").map((position) => count(position, "a cursor")),
    selections: list(selections, "selections").map((selection) => {
      const ends = list(selection, "a selection");
      demand(ends.length === 2, "a selection has a start and an end");
      return [count(ends[0], "a start"), count(ends[1], "an end")] as const;
    }),
  };
}

function historyItem(value: unknown): PadHistoryItem {
  const item = fields(value, "an operation of the history");
  const client = optional(item.client, uuid, "client");
  const edit = optional(item.edit, count, "edit");
  const at = optional(item.at, count, "at");
  return {
    id: count(item.id, "id"),
    operation: operation(item.operation),
    ...(client !== undefined && { client }),
    ...(edit !== undefined && { edit }),
    ...(at !== undefined && { at }),
  };
}

function agedEdit(value: unknown): readonly [number, WireOperation] {
  const edit = list(value, "an edit of a list");
  demand(edit.length === 2, "an edit of a list has an age and an operation");
  return [count(edit[0], "an age"), operation(edit[1])];
}

function oneOf<Value extends string>(value: unknown, values: readonly Value[], what: string): Value {
  demand(values.includes(value as Value), `${what} is one of ${values.join(", ")}`);
  return value as Value;
}

const CLIENT: Readers<PadClientMessage> = {
  Edit(value) {
    const { revision, operation: op, edit } = fields(value, "Edit");
    const counted = optional(edit, count, "edit");
    const read = { revision: count(revision, "revision"), operation: operation(op) };
    return { Edit: counted === undefined ? read : { ...read, edit: counted } };
  },
  Edits(value) {
    const { revision, edit, edits } = fields(value, "Edits");
    const aged = list(edits, "edits");
    demand(aged.length > 0 && aged.length <= PAD_EDITS_PER_LIST, `a list has 1 to ${PAD_EDITS_PER_LIST} edits`);
    return {
      Edits: { revision: count(revision, "revision"), edit: count(edit, "edit"), edits: aged.map(agedEdit) },
    };
  },
  SetLanguage: (value) => ({ SetLanguage: text(value, "SetLanguage") }),
  QuestionLanguage(value) {
    const { question, language } = fields(value, "QuestionLanguage");
    const id = count(question, "question");
    demand(id <= ID_MAX, `question is at most ${ID_MAX}`);
    return { QuestionLanguage: { question: id, language: text(language, "language") } };
  },
  ClientInfo: (value) => ({ ClientInfo: user(value) }),
  CursorData: (value) => ({ CursorData: cursors(value) }),
  Resume(value) {
    const { client, revision } = fields(value, "Resume");
    return { Resume: { client: uuid(client, "client"), revision: count(revision, "revision") } };
  },
};

const SERVER: Readers<PadServerMessage> = {
  Identity: (value) => ({ Identity: count(value, "Identity") }),
  History(value) {
    const { start, operations } = fields(value, "History");
    return { History: { start: count(start, "start"), operations: list(operations, "operations").map(historyItem) } };
  },
  Language: (value) => ({ Language: text(value, "Language") }),
  UserInfo(value) {
    const { id, info } = fields(value, "UserInfo");
    return { UserInfo: { id: count(id, "id"), info: info === null ? null : user(info) } };
  },
  UserCursor(value) {
    const { id, data } = fields(value, "UserCursor");
    return { UserCursor: { id: count(id, "id"), data: cursors(data) } };
  },
  Standing(value) {
    const { can_edit, reason, read_only_id } = fields(value, "Standing");
    demand(typeof can_edit === "boolean", "can_edit is true or false");
    const why = reason === null ? null : oneOf(reason, PAD_STANDING_REASONS, "reason");
    const link = read_only_id === undefined ? {} : { read_only_id: text(read_only_id, "read_only_id") };
    return { Standing: { can_edit, reason: why, ...link } };
  },
  Refused(value) {
    const { code, detail } = fields(value, "Refused");
    return { Refused: { code: oneOf(code, PAD_REFUSALS, "code"), detail: text(detail, "detail") } };
  },
};

/** One tag, as the protocol has it. */
function parse<Message>(json: string, readers: Readers<Message>): Message {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new PadParseError("bad_json", "A message is JSON");
  }
  const entries = Object.entries(fields(value, "a message"));
  const [tag, content] = entries[0] ?? ["", undefined];
  const read = Object.hasOwn(readers, tag) ? readers[tag] : undefined;
  if (entries.length !== 1 || !read) throw new PadParseError("unknown_tag", "A message has one known tag");
  return read(content);
}

/** Reads what a client sent. Limits are judged by the server. @throws PadParseError */
export function parseClientMessage(json: string): PadClientMessage {
  return parse(json, CLIENT);
}

/** Reads what a server sent. @throws PadParseError */
export function parseServerMessage(json: string): PadServerMessage {
  return parse(json, SERVER);
}
