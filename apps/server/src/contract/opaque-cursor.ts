/** Returns a value as the text of a cursor, which clients do not read. */
export const writeCursor = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Returns the value of a cursor's text, to be checked; null for a text that this server did not make. */
export function readCursor(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  } catch {
    // Not JSON: the check of the value refuses it as it refuses null.
    return null;
  }
}
