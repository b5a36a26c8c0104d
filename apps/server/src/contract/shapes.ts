import { z } from "zod";
import { ERROR_CODES } from "./errors.ts";
import { PASSWORD_MAX_LENGTH } from "./limits.ts";
import { published } from "./published.ts";

/** Gives a shape its name in the OpenAPI document's components. */
export function named<S extends z.ZodType>(id: string, shape: S): S {
  z.globalRegistry.add(shape, { ...z.globalRegistry.get(shape), id });
  return shape;
}

const INT32_MAX = 2_147_483_647;
export const Id = z.number().int().min(1).max(INT32_MAX);
/** An id in a path or a query. */
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
export const Language = named("Language", z.enum(LANGUAGES).describe("Language of texts and of sessions (ISO 639-1)."));
export const isLanguage = (text: string): text is (typeof LANGUAGES)[number] => LANGUAGES.some((one) => one === text);
/** A password as it is typed: nothing is trimmed. This only bounds the size; `password-rules.ts` judges a new one. */
export const TypedPassword = z
  .string()
  .min(1)
  .max(PASSWORD_MAX_LENGTH * 2);
export const StreamCursor = z
  .string()
  .describe("Opaque position in the event streams when this was read; pass it as `after` when you open a stream.");

export const ErrorCode = named(
  "ErrorCode",
  z.enum(ERROR_CODES).describe("The error, for programs. Codes are never renamed."),
);
export const ErrorBody = named(
  "Error",
  z
    .object({
      detail: z.string().describe("The error, in English, for logs and developers."),
      code: ErrorCode,
      field_errors: z
        .record(z.string(), z.array(z.string()))
        .optional()
        .describe("With `validation_failed`: the path of each refused field, and why it was refused, in English."),
    })
    .describe("Body of every error."),
);

/** The fields of a page, for shapes with more than these. */
export const pageOf = <S extends z.ZodType>(item: S) => ({
  results: z.array(item).describe("The items of this page, in the order of the list."),
  next: z.string().nullable().describe("Address of the next page, with its `cursor`; null on the last page."),
  previous: z.string().nullable().describe("Address of the page before, with its `cursor`; null on the first page."),
  count: z.number().int().min(0).describe("Number of items in the whole list, on all pages."),
});
/** The fields of a list that is never cut into pages. */
export const wholeListOf = <S extends z.ZodType>(item: S) => ({
  ...pageOf(item),
  next: z.null().describe("Always null: the list has one page."),
  previous: z.null().describe("Always null: the list has one page."),
});

/** One page of a list; `next` and `previous` are addresses whose `cursor` parameter leads on. */
export function page<S extends z.ZodType>(id: string, item: S) {
  return named(id, z.object(pageOf(item)).describe("One page of a list. Follow `next` until it is null."));
}

export const PageQuery = z.object({
  cursor: z
    .string()
    .max(200)
    .optional()
    .describe("Opaque position from `next` or `previous`. Left out: the first page."),
  limit: z.coerce.number().int().min(1).max(100).default(20).describe("Number of items a page."),
});
