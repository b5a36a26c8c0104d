import { z } from "zod";

/** Gives a shape its name in the OpenAPI document's components. */
export function named<S extends z.ZodType>(id: string, shape: S): S {
  z.globalRegistry.add(shape, { id });
  return shape;
}

const INT32_MAX = 2_147_483_647;
export const Id = z.number().int().min(1).max(INT32_MAX);
export const PathId = z.coerce.number().int().min(1).max(INT32_MAX);
/** ISO 8601 in UTC with milliseconds. */
export const Timestamp = z.iso.datetime({ precision: 3 });
export const KeycloakId = z.string().min(1).max(64);
export const Language = named("Language", z.enum(["en", "fr", "de", "it"]));
/** Opaque position in the event streams; pass it as `?after=` when the stream is first opened. */
export const StreamCursor = z.string();

export const ErrorBody = named(
  "Error",
  z.object({
    detail: z.string(),
    code: z.string(),
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
