import type { Db } from "../platform/database/database.ts";

/**
 * Who may see an event, judged at delivery against membership now.
 * - `members`: everybody confirmed in the session (for session streams), the person (user streams), everybody in scope (catalogue).
 * - `people`: these persons only, while they are members.
 * - `authorities`: owner, host and those granted authority.
 */
export type VisibleTo = { kind: "members" } | { kind: "people"; ids: readonly string[] } | { kind: "authorities" };

/** An event before it has its number; `ServerEvent` of `modules/events` says which types and data there are. */
export interface NewEntry {
  readonly stream: string;
  readonly type: string;
  /** keycloak_id; null for the server itself. */
  readonly actor: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  /** Default: `members`. */
  readonly visibleTo?: VisibleTo;
}

/** `(stream, seq, at, type, actor, data, visible_to)`: the one source of everything that happens. */
export interface Ledger {
  /**
   * Appends in the caller's transaction, `seq` without gaps per stream. Call it last before commit: it takes the streams'
   * row locks in sorted order and holds them until then. Answers each event's stream and seq in the order given.
   */
  append(tx: Db, entries: readonly NewEntry[]): Promise<ReadonlyArray<{ stream: string; seq: number }>>;
  /** Opaque cursor at the heads of these streams, for snapshot answers; read it before the snapshot's own rows. */
  cursor(db: Db, streams: readonly string[]): Promise<string>;
}
