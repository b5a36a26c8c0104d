import { BATCH_FIELDS } from "@hotseat/api-client/constants";
import { forgiving, type TextStorage } from "@hotseat/core/storage";
import type { BatchField } from "../batch.types";
import { plain } from "./field-synonyms";

const KEY = "hotseat.batch.mappings";
/** Signatures that are remembered; the oldest is forgotten first. */
const REMEMBERED_MAX = 30;

type Choices = Readonly<Record<string, readonly (BatchField | null)[]>>;

/** The headers in order, without case and accents. */
const signatureOf = (headers: readonly string[]) => headers.map(plain).join("|");

const isField = (value: unknown): value is BatchField | null =>
  value === null || BATCH_FIELDS.some((field) => field === value);

function read(storage: TextStorage): Choices {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? "{}");
    return typeof stored === "object" && stored !== null && !Array.isArray(stored) ? (stored as Choices) : {};
  } catch {
    return {};
  }
}

/** Fields chosen earlier for a file with these headers; null where there was none. Kept: the headers and the fields, no row. */
export function rememberedFields(
  storage: Partial<TextStorage> | null | undefined,
  headers: readonly string[],
): readonly (BatchField | null)[] | null {
  const fields = read(forgiving(storage))[signatureOf(headers)];
  return Array.isArray(fields) && fields.length === headers.length && fields.every(isField) ? fields : null;
}

/** Remembers the fields for files with these headers. */
export function rememberFields(
  storage: Partial<TextStorage> | null | undefined,
  headers: readonly string[],
  fields: readonly (BatchField | null)[],
): void {
  const kept = forgiving(storage);
  const signature = signatureOf(headers);
  const others = Object.entries(read(kept)).filter(([known]) => known !== signature);
  const newest = [...others, [signature, fields] as const].slice(-REMEMBERED_MAX);
  kept.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
}
