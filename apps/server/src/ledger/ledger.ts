import type { Db } from "../platform/database/database.ts";

/**
 * Visibility of an event, checked at delivery against membership now.
 * - `members`: everybody confirmed in the session (for session streams), the person (user streams), everybody in scope
 * (catalogue).
 * - `people`: these persons only, while they are members.
 * - `authorities`: owner, host and people with granted authority.
 */
export type VisibleTo = { kind: "members" } | { kind: "people"; ids: readonly string[] } | { kind: "authorities" };

/** An event before it has its number; `ServerEvent` of `modules/events` defines the types and their data. */
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
   * Appends in the caller's transaction, `seq` without gaps per stream. Call it last before commit: it takes the
   * streams' row locks in sorted order and holds them until then. Returns each event's stream and seq in the given
   * order.
   */
  append(tx: Db, entries: readonly NewEntry[]): Promise<ReadonlyArray<{ stream: string; seq: number }>>;
  /** Opaque cursor at the heads of these streams, for snapshot responses; read it before the snapshot's own rows. */
  cursor(db: Db, streams: readonly string[]): Promise<string>;
}
