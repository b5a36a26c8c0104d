import { z } from "zod";
import { ApiError } from "../../contract/errors.ts";
import { readCursor, writeCursor } from "../../contract/opaque-cursor.ts";

/** A position in an ordered list: its group, its key within it, and the id that separates equal keys. */
export interface Position<I extends number | string = number> {
  readonly group: number;
  readonly key: number;
  readonly id: I;
}

export interface PageCursor<I extends number | string = number> extends Position<I> {
  readonly direction: "after" | "before";
}

/** The largest integer of the database. */
const Whole = z.int32();

function encodePosition({ direction, group, key, id }: PageCursor<number | string>): string {
  return writeCursor([direction, group, key, id]);
}

/** Refuses a cursor that this server did not make. Ids are whole numbers unless `Id` says otherwise. */
export function decodePosition(text: string | undefined): PageCursor | null;
export function decodePosition<I extends number | string>(
  text: string | undefined,
  Id: z.ZodType<I>,
): PageCursor<I> | null;
export function decodePosition(
  text: string | undefined,
  Id: z.ZodType<number | string> = Whole,
): PageCursor<number | string> | null {
  if (text === undefined) return null;
  const parsed = z.tuple([z.enum(["after", "before"]), Whole, z.number(), Id]).safeParse(readCursor(text));
  if (!parsed.success)
    throw new ApiError("validation_failed", { fieldErrors: { cursor: ["This cursor is not valid."] } });
  const [direction, group, key, id] = parsed.data;
  return { direction, group, key, id };
}

/** Cuts off the one row read in addition and returns where the next page begins; rows stay in their order. */
export function cutPage<R extends Position<number | string>>(
  rows: readonly R[],
  limit: number,
  cursor: PageCursor<number | string> | null,
): { page: R[]; after: PageCursor<R["id"]> | null; before: PageCursor<R["id"]> | null } {
  const more = rows.length > limit;
  const backwards = cursor?.direction === "before";
  const page = backwards ? rows.slice(0, limit).reverse() : rows.slice(0, limit);
  const [first, last] = [page[0], page.at(-1)];
  const hasNext = backwards ? page.length > 0 : more;
  const hasPrevious = backwards ? more : cursor !== null && page.length > 0;
  return {
    page,
    after: hasNext && last ? { direction: "after", group: last.group, key: last.key, id: last.id } : null,
    before: hasPrevious && first ? { direction: "before", group: first.group, key: first.key, id: first.id } : null,
  };
}

/** The address of a neighbouring page: the same call with another cursor. */
export function pageAddress(
  publicUrl: string,
  path: string,
  query: Readonly<Record<string, unknown>>,
  cursor: PageCursor<number | string> | null,
): string | null {
  return cursor && addressWith(publicUrl, path, query, encodePosition(cursor));
}

/** The address of the same call with this cursor. */
export function addressWith(
  publicUrl: string,
  path: string,
  query: Readonly<Record<string, unknown>>,
  cursor: string,
): string {
  const address = new URL(`${publicUrl}/api/v1${path}`);
  for (const [name, value] of Object.entries(query)) {
    if (name !== "cursor" && value !== undefined)
      address.searchParams.set(name, Array.isArray(value) ? value.join(",") : String(value));
  }
  address.searchParams.set("cursor", cursor);
  return address.href;
}
