import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { ApiError } from "../../contract/errors.ts";
import { readCursor, writeCursor } from "../../contract/opaque-cursor.ts";
import { PageQuery } from "../../contract/shapes.ts";
import { addressWith } from "../sessions/cursor.ts";

/** The query of a list that is ordered by a text; its cursors hold that text. */
export const TextPageQuery = PageQuery.extend({
  cursor: z
    .string()
    .max(2000)
    .optional()
    .describe("Opaque position from `next` or `previous`. Left out: the first page."),
});

/** A position in a list: its sort key, and the id that separates equal keys. */
interface Place {
  readonly key: string;
  readonly id: string;
}
interface TextCursor extends Place {
  readonly direction: "after" | "before";
}

/** Sort key and id of a list, in SQL. */
export interface TextOrder {
  readonly key: SQL;
  readonly id: SQL;
  /** Returns the key of a cursor as a value of the type of `key`. */
  readonly bind: (key: string) => SQL;
  /** The largest key comes first. */
  readonly isDescending?: boolean;
}

const Text = z.string().regex(/^[^\0]*$/);

function decode(text: string | undefined, key: z.ZodType<string>): TextCursor | null {
  if (text === undefined) return null;
  const parsed = z.tuple([z.enum(["after", "before"]), key, Text]).safeParse(readCursor(text));
  if (!parsed.success)
    throw new ApiError("validation_failed", { fieldErrors: { cursor: ["This cursor is not valid."] } });
  const [direction, position, id] = parsed.data;
  return { direction, key: position, id };
}

const encode = ({ direction, key, id }: TextCursor): string => writeCursor([direction, key, id]);

/** The rows that a page needs: at most one more than `limit`, in this order. */
export interface Wanted {
  readonly where: SQL | undefined;
  readonly orderBy: SQL[];
  readonly limit: number;
}

interface Request<R extends Place, S> {
  readonly publicUrl: string;
  readonly path: string;
  readonly query: { readonly cursor?: string | undefined; readonly limit: number };
  readonly order: TextOrder;
  /** Accepts the keys of this list's cursors. */
  readonly keyShape?: z.ZodType<string>;
  readonly read: (wanted: Wanted) => Promise<R[]>;
  readonly count: number;
  readonly present: (row: R) => S;
}

interface Page<S> {
  results: S[];
  next: string | null;
  previous: string | null;
  count: number;
}

/** Reads one page of a list of any length; throws `validation_failed` for a cursor that is not of this list. */
export async function readTextPage<R extends Place, S>(request: Request<R, S>): Promise<Page<S>> {
  const { query, order, publicUrl, path, keyShape = Text } = request;
  const cursor = decode(query.cursor, keyShape);
  const isBackwards = cursor?.direction === "before";
  const rows = await request.read({ ...bounds(cursor, order), limit: query.limit + 1 });
  const hasMore = rows.length > query.limit;
  const cut = rows.slice(0, query.limit);
  const page = isBackwards ? cut.reverse() : cut;
  const [first, last] = [page[0], page.at(-1)];
  const hasNext = isBackwards ? last !== undefined : hasMore;
  const hasPrevious = isBackwards ? hasMore : cursor !== null;
  const address = (direction: "after" | "before", place: Place | undefined) =>
    place ? addressWith(publicUrl, path, { ...query }, encode({ direction, key: place.key, id: place.id })) : null;
  return {
    results: page.map(request.present),
    next: hasNext ? address("after", last) : null,
    previous: hasPrevious ? address("before", first) : null,
    count: request.count,
  };
}

function bounds(cursor: TextCursor | null, { key, id, bind, isDescending = false }: TextOrder): Omit<Wanted, "limit"> {
  const isFalling = isDescending !== (cursor?.direction === "before");
  const direction = isFalling ? sql`desc` : sql`asc`;
  const orderBy = [sql`${key} ${direction}`, sql`${id} ${direction}`];
  if (!cursor) return { where: undefined, orderBy };
  const compare = isFalling ? sql`<` : sql`>`;
  return { where: sql`(${key}, ${id}) ${compare} (${bind(cursor.key)}, ${cursor.id}::text)`, orderBy };
}

/** Whether one of these texts contains the words, in any case; undefined, which is no condition, without words. */
export function contains(words: string | undefined, ...texts: readonly SQL[]): SQL | undefined {
  if (!words) return undefined;
  const pattern = [...words].map(anyCase).join("");
  const found = texts.map((text) => sql`${text} ~ ${pattern}`);
  return sql`(${sql.join(found, sql` or `)})`;
}

/** A pattern for one character in any case: a database without a language knows the cases of English letters only. */
function anyCase(character: string): string {
  const forms = [character.toLowerCase(), character.toUpperCase()].filter((form) => [...form].length === 1);
  if (/\p{L}/u.test(character)) return `[${[character, ...forms].join("")}]`;
  return character.replace(/[!-/:-@[-`{-~]/, "\\$&");
}

/** Whether two names are the same but for their case. */
export const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
