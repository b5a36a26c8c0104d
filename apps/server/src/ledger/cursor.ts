/** Position per stream. */
export type Positions = ReadonlyMap<string, number>;

/** `stream=seq&…`, percent-encoded. Opaque to clients. */
export function encodeCursor(positions: Positions): string {
  let text = "";
  for (const [stream, seq] of positions) text += `${text === "" ? "" : "&"}${encodeURIComponent(stream)}=${seq}`;
  return text;
}

/** The positions of a client's cursor; invalid parts are left out, and their streams start at their heads. */
export function decodeCursor(text: string | undefined): Map<string, number> {
  const positions = new Map<string, number>();
  for (const [stream, seq] of new URLSearchParams(text ?? "")) {
    if (/^\d{1,15}$/.test(seq)) positions.set(stream, Number(seq));
  }
  return positions;
}
