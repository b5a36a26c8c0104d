import type { Db } from "./database.ts";

/**
 * A statement for frequent reads that is built once, and parsed and planned by PostgreSQL once a connection. A
 * transaction's handle lives for one piece of work, so there the statement is built again under the same name. Outside
 * of a transaction all prepared reads share one connection of PostgreSQL (`pipelined-reads.ts`): a long one holds back the others.
 */
export function prepared<Q>(build: (db: Db) => Q): (db: Db) => Q {
  const known = new WeakMap<Db, Q>();
  return (db) => {
    const found = known.get(db);
    if (found) return found;
    const query = build(db);
    known.set(db, query);
    return query;
  };
}
