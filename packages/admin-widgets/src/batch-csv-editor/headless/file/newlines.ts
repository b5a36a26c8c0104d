export type Newline = "\r\n" | "\n" | "\r";

/** Kinds of line breaks anywhere in the text. */
function kindsIn(text: string): Newline[] {
  const kinds: Newline[] = [];
  if (text.includes("\r\n")) kinds.push("\r\n");
  if (/(?<!\r)\n/.test(text)) kinds.push("\n");
  if (/\r(?!\n)/.test(text)) kinds.push("\r");
  return kinds;
}

/** Kinds of line breaks outside of quotes. A doubled quote opens and closes at once and changes nothing. */
function kindsOutside(text: string): Newline[] {
  const kinds = new Set<Newline>();
  const marks = /\r\n|[\r\n"]/g;
  let isInside = false;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (mark[0] === '"') isInside = !isInside;
    else if (!isInside) kinds.add(mark[0] as Newline);
    if (kinds.size > 1) break;
  }
  return [...kinds];
}

const onlyOne = (kinds: readonly Newline[]): Newline | null =>
  kinds.length === 0 ? "\n" : kinds.length === 1 ? (kinds[0] ?? null) : null;

/** Makes every line break outside of quotes one kind. */
function unite(text: string): string {
  // Text between quotes: every second part of the text cut at its quotes.
  const parts = text.split('"');
  for (let at = 0; at < parts.length; at += 2) parts[at] = (parts[at] ?? "").replace(/\r\n?/g, "\n");
  return parts.join('"');
}

/**
 * Finds the line break that ends the records. Line breaks inside quotes belong to the cell and stay as they are; where records end in more
 * than one way, their line breaks become one.
 */
export function settleNewlines(text: string): { text: string; newline: Newline } {
  const settled = onlyOne(kindsIn(text)) ?? onlyOne(kindsOutside(text));
  return settled ? { text, newline: settled } : { text: unite(text), newline: "\n" };
}
