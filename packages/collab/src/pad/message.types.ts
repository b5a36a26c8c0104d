import type { WireOperation } from "../ot/operation.ts";
import type { PadRefusal, PadStandingReason } from "./standing.ts";

/** How somebody is shown to the others. */
export interface PadUser {
  readonly name: string;
  /** Degrees on the colour wheel, 0 to 359. */
  readonly hue: number;
}

/** Where somebody's cursors are, in Unicode code points from the start. */
export interface PadCursors {
  readonly cursors: readonly number[];
  /** Start and end of each selection. */
  readonly selections: readonly (readonly [number, number])[];
}

export interface PadEdit {
  /** The number of operations that the sender had seen. */
  readonly revision: number;
  readonly operation: WireOperation;
  /** The sender's own count of its edits; only with {@link PAD_SUBPROTOCOL}. */
  readonly edit?: number;
}

/** Edits of one client, each with its own time; only with {@link PAD_SUBPROTOCOL}. */
export interface PadEditList {
  /** The number of operations that the sender had seen: the first edit applies to their text, each later one after the one before it. */
  readonly revision: number;
  /** The sender's count of the first edit; the others follow without a gap. */
  readonly edit: number;
  /** The age of each edit when the list is sent, in milliseconds, and its operation. At least one, at most {@link PAD_EDITS_PER_LIST}. */
  readonly edits: readonly (readonly [ageMs: number, operation: WireOperation])[];
}

/** An operation of the document's history. */
export interface PadHistoryItem {
  /** The user id of the author's socket. */
  readonly id: number;
  readonly operation: WireOperation;
  /** The author's client and its count of edits; only with {@link PAD_SUBPROTOCOL}. */
  readonly client?: string;
  readonly edit?: number;
  /** Milliseconds since 1970; only with {@link PAD_SUBPROTOCOL}. */
  readonly at?: number;
}

/** The first message of a client that comes back; only with {@link PAD_SUBPROTOCOL}. */
export interface PadResume {
  /** A UUID that the client keeps for as long as it has the document open. */
  readonly client: string;
  /** The history begins here. */
  readonly revision: number;
}

export interface PadStanding {
  readonly can_edit: boolean;
  /** Why not; null with the right to edit. */
  readonly reason: PadStandingReason | null;
  /** The id at which the server accepts no edit of this pad; absent for a session's pad. */
  readonly read_only_id?: string;
}

/** Messages of a client: one tag in each. */
export type PadClientMessage =
  | { readonly Edit: PadEdit }
  | { readonly Edits: PadEditList }
  | { readonly SetLanguage: string }
  /** The language of a question, by its id: the server takes it once for each question. Only with {@link PAD_SUBPROTOCOL}. */
  | { readonly QuestionLanguage: { readonly question: number; readonly language: string } }
  | { readonly ClientInfo: PadUser }
  | { readonly CursorData: PadCursors }
  | { readonly Resume: PadResume };

/** Messages of a server: one tag in each. */
export type PadServerMessage =
  | { readonly Identity: number }
  | { readonly History: { readonly start: number; readonly operations: readonly PadHistoryItem[] } }
  | { readonly Language: string }
  | { readonly UserInfo: { readonly id: number; readonly info: PadUser | null } }
  | { readonly UserCursor: { readonly id: number; readonly data: PadCursors } }
  | { readonly Standing: PadStanding }
  | { readonly Refused: { readonly code: PadRefusal; readonly detail: string } };
