import type { BatchField } from "../batch.types";
import { fieldOfHeader } from "./field-synonyms";

const SAMPLES = 3;
const LOOKED_AT = 200;
const EMAIL_LIKE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The first values of a column that are not empty. */
export function samplesOf(rows: Iterable<readonly string[]>, at: number): string[] {
  const samples: string[] = [];
  let seen = 0;
  for (const row of rows) {
    const value = (row[at] ?? "").trim();
    if (value !== "") samples.push(value);
    seen += 1;
    if (samples.length === SAMPLES || seen === LOOKED_AT) break;
  }
  return samples;
}

/**
 * Guesses the field of each column by its header, else an e-mail column by its values. Each field is given once: to the first column
 * that asks for it.
 */
export function guessFields(
  headers: readonly string[],
  samples: readonly (readonly string[])[],
): readonly (BatchField | null)[] {
  const taken = new Set<BatchField>();
  const take = (field: BatchField | null) => {
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  };
  const byHeader = headers.map((header) => take(fieldOfHeader(header)));
  return byHeader.map((field, at) => {
    const values = samples[at] ?? [];
    const isEmail = values.length > 0 && values.every((value) => EMAIL_LIKE.test(value));
    return field ?? (isEmail ? take("email") : null);
  });
}

/** True where the first record looks like names of columns: no e-mail address, and nothing twice. */
export function looksLikeHeader(record: readonly string[]): boolean {
  const names = record.map((cell) => cell.trim()).filter((cell) => cell !== "");
  return names.length > 0 && !names.some((name) => EMAIL_LIKE.test(name));
}
