import type { EntryRefusal } from "../entry-refusal.ts";
import { DEFAULT_PAD_LANGUAGE, type PadLanguage } from "./languages.ts";
import type { PadCursors, PadStanding, PadUser } from "./message.types.ts";
import type { PadRefusal } from "./standing.ts";

export interface PadState {
  /**
   * `desynchronized`: the connection was lost too often; `refused`: the server ended it, or lets no socket open. The text is kept. Only a
   * refusal with `retryAt` is not final.
   */
  readonly connection: "disconnected" | "connected" | "desynchronized" | "refused";
  /** Why the server ended the last connection, or lets none open; null once it acknowledges an edit, or lets one open. */
  readonly refusal: {
    readonly code: PadRefusal | EntryRefusal["code"];
    readonly detail: string;
    /** When a socket may open, by the device's clock; the client tries every minute. */
    readonly retryAt?: number;
  } | null;
  readonly standing: PadStanding;
  readonly language: PadLanguage;
  /** Operations of the history that the text contains. */
  readonly revision: number;
  /** The user id of this client's socket. */
  readonly me: number | null;
  /** The others who gave a name, by user id. */
  readonly users: Readonly<Record<number, PadUser>>;
  /** The others' cursors in the local text, by user id. */
  readonly cursors: Readonly<Record<number, PadCursors>>;
  /** True while an edit is not acknowledged: leaving the page would lose it. */
  readonly hasUnsent: boolean;
}

export const MAY_EDIT: PadStanding = { can_edit: true, reason: null };

/** Before the first standing nobody may edit: a person who turns out to be an observer would type what is never sent. */
export const UNKNOWN: PadStanding = { can_edit: false, reason: null };

export const INITIAL_STATE: PadState = {
  connection: "disconnected",
  refusal: null,
  standing: UNKNOWN,
  language: DEFAULT_PAD_LANGUAGE,
  revision: 0,
  me: null,
  users: {},
  cursors: {},
  hasUnsent: false,
};
