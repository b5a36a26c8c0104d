import type { z } from "zod";
import type { Db } from "../deps.ts";
import type { ServerEvent } from "../modules/events/contract.ts";

export type ServerEventShape = z.output<typeof ServerEvent>;
export type EventType = ServerEventShape["type"];
export type EventData<T extends EventType> = Extract<ServerEventShape, { type: T }>["data"];

/**
 * Who may see an event, judged at delivery against membership now.
 * - `members`: everybody confirmed in the session (for session streams), the person (user streams), everybody in scope (catalogue).
 * - `people`: these persons only, while they are members.
 * - `authorities`: owner, host and those granted authority.
 */
export type VisibleTo = { kind: "members" } | { kind: "people"; ids: readonly string[] } | { kind: "authorities" };

export type NewEvent<T extends EventType = EventType> = {
  [K in T]: { stream: string; type: K; actor: string | null; data: EventData<K>; visibleTo?: VisibleTo };
}[T];

/** `(stream, seq, at, type, actor, data, visible_to)`: the one source of everything that happens (ARCHITECTURE, The ledger). */
export interface Ledger {
  /**
   * Appends in the caller's transaction, `seq` without gaps per stream. Call it last before commit: it takes the streams'
   * row locks in sorted order and holds them until then. Answers each event's stream and seq in the order given.
   */
  append(tx: Db, events: readonly NewEvent[]): Promise<ReadonlyArray<{ stream: string; seq: number }>>;
  /** Opaque cursor at the heads of these streams, for snapshot answers; read it before the snapshot's own rows. */
  cursor(db: Db, streams: readonly string[]): Promise<string>;
}

export const sessionStream = (sessionId: number): string => `session:${sessionId}`;
export const userStream = (keycloakId: string): string => `user:${keycloakId}`;
export const CATALOG_STREAM = "catalog";
