import { cutPage, decodePosition, type Position, pageAddress } from "../sessions/cursor.ts";

interface Query {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface Page<S> {
  results: S[];
  next: string | null;
  previous: string | null;
  count: number;
}

/** One page of a list that is short enough to read whole: the people of one session, at most a few dozen. */
export function pageOf<R, S>(
  publicUrl: string,
  path: string,
  query: Query,
  rows: readonly R[],
  place: (row: R) => Position,
  present: (row: R) => S,
): Page<S> {
  const cursor = decodePosition(query.cursor);
  const placed = rows.map((row) => ({ row, ...place(row) })).sort(compare);
  const wanted =
    cursor === null
      ? placed
      : placed.filter((one) => (cursor.direction === "after" ? compare(one, cursor) > 0 : compare(one, cursor) < 0));
  const inOrder = cursor?.direction === "before" ? wanted.toReversed() : wanted;
  const { page, after, before } = cutPage(inOrder.slice(0, query.limit + 1), query.limit, cursor);
  return {
    results: page.map(({ row }) => present(row)),
    next: pageAddress(publicUrl, path, { ...query }, after),
    previous: pageAddress(publicUrl, path, { ...query }, before),
    count: rows.length,
  };
}

function compare(a: Position, b: Position): number {
  return a.group - b.group || a.key - b.key || a.id - b.id;
}
