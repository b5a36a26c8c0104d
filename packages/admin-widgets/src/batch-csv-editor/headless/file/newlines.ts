export type Newline = "\r\n" | "\n" | "\r";

function kindsIn(text: string): Set<Newline> {
  const kinds = new Set<Newline>();
  const crlf = text.split("\r\n");
  if (crlf.length > 1) kinds.add("\r\n");
  for (const part of crlf) {
    if (part.includes("\n")) kinds.add("\n");
    if (part.includes("\r")) kinds.add("\r");
    if (kinds.size === 3) break;
  }
  return kinds;
}

const onlyOne = (kinds: Set<Newline>): Newline | null => {
  const [first] = kinds;
  return kinds.size === 1 && first ? first : kinds.size === 0 ? "\n" : null;
};

/**
 * Finds the line break that ends the records. Line breaks inside quotes belong to the cell and stay as they are; where records end in more
 * than one way, their line breaks become one.
 */
export function settleNewlines(text: string): { text: string; newline: Newline } {
  const one = onlyOne(kindsIn(text));
  if (one) return { text, newline: one };
  // Text between quotes: every second part of the text cut at its quotes. A doubled quote is an empty part and changes nothing.
  const parts = text.split('"');
  const outside = new Set<Newline>();
  for (let at = 0; at < parts.length; at += 2) for (const kind of kindsIn(parts[at] ?? "")) outside.add(kind);
  const settled = onlyOne(outside);
  if (settled) return { text, newline: settled };
  for (let at = 0; at < parts.length; at += 2) parts[at] = (parts[at] ?? "").replace(/\r\n?/g, "\n");
  return { text: parts.join('"'), newline: "\n" };
}
