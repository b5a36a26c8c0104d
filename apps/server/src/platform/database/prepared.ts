import type { Db } from "./database.ts";

/**
 * A statement that is built once, and that PostgreSQL parses and plans once a connection: for what nearly every request
 * asks. A transaction's handle lives for one piece of work, so there it is built anew under the same name.
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
