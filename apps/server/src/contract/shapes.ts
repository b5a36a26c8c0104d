import { z } from "zod";
import { ERROR_CODES } from "./errors.ts";
import { published } from "./published.ts";

/** Gives a shape its name in the OpenAPI document's components. */
export function named<S extends z.ZodType>(id: string, shape: S): S {
  z.globalRegistry.add(shape, { ...z.globalRegistry.get(shape), id });
  return shape;
}

const INT32_MAX = 2_147_483_647;
export const Id = z.number().int().min(1).max(INT32_MAX);
export const PathId = z.coerce.number().int().min(1).max(INT32_MAX);
/** The calendar begins with the year 1; ISO 8601 knows a year 0, the database does not. */
const isInCalendar = (text: string): boolean => !text.startsWith("0000");
const NO_SUCH_YEAR = "There is no year 0.";
/** ISO 8601 in UTC with milliseconds. */
export const Timestamp = z.iso.datetime({ precision: 3 }).refine(isInCalendar, NO_SUCH_YEAR);
/** A day of the calendar. */
export const Day = z.iso.date().refine(isInCalendar, NO_SUCH_YEAR);
export const KeycloakId = z.string().min(1).max(64);
export const LANGUAGES = published("LANGUAGES", "Languages of the interface and of sessions (ISO 639-1).", [
  "en",
  "fr",
  "de",
  "it",
]);
export const Language = named("Language", z.enum(LANGUAGES));
export const isLanguage = (text: string): text is (typeof LANGUAGES)[number] => LANGUAGES.some((one) => one === text);
/** Opaque position in the event streams; pass it as `?after=` when the stream is first opened. */
export const StreamCursor = z.string();

export const ErrorCode = named("ErrorCode", z.enum(ERROR_CODES));
export const ErrorBody = named(
  "Error",
  z.object({
    detail: z.string(),
    code: ErrorCode,
    field_errors: z.record(z.string(), z.array(z.string())).optional(),
  }),
);

/** One page of a list; `next` and `previous` are addresses whose `cursor` parameter leads on. */
export function page<S extends z.ZodType>(id: string, item: S) {
  return named(
    id,
    z.object({
      results: z.array(item),
      next: z.string().nullable(),
      previous: z.string().nullable(),
      count: z.number().int().min(0),
    }),
  );
}

export const PageQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

export const Empty = z.strictObject({});
