import { z } from "zod";
import { ApiError } from "../../contract/errors.ts";

/** A position in an ordered list: its group, its key within it, and the id that separates equal keys. */
export interface Position {
  readonly group: number;
  readonly key: number;
  readonly id: number;
}

export interface PageCursor extends Position {
  readonly direction: "after" | "before";
}

/** The largest integer of the database. */
const Whole = z.int32();
const Encoded = z.tuple([z.enum(["after", "before"]), Whole, z.number(), Whole]);

export function encodePosition({ direction, group, key, id }: PageCursor): string {
  return Buffer.from(JSON.stringify([direction, group, key, id])).toString("base64url");
}

/** Refuses a cursor that this server did not make. */
export function decodePosition(text: string | undefined): PageCursor | null {
  if (text === undefined) return null;
  const parsed = Encoded.safeParse(parse(text));
  if (!parsed.success)
    throw new ApiError("validation_failed", { fieldErrors: { cursor: ["This cursor is not valid."] } });
  const [direction, group, key, id] = parsed.data;
  return { direction, group, key, id };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}

/** Cuts off the one row read in addition and returns where the next page begins; rows stay in their order. */
export function cutPage<R extends Position>(
  rows: readonly R[],
  limit: number,
  cursor: PageCursor | null,
): { page: R[]; after: PageCursor | null; before: PageCursor | null } {
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
  cursor: PageCursor | null,
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
