/** Limits of a message as JSON, counted outside of its texts. */
export interface JsonBounds {
  /** Items of its lists and objects: one less than the commas. */
  readonly items: number;
  /** Fields of its objects: each can cost the parser another shape of an object. */
  readonly fields: number;
  /** Lists and objects. */
  readonly lists: number;
  /** Lists and objects around an item. */
  readonly depth: number;
}

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const BACKSLASH = 92;
/** The codes of both kinds of brackets, square and curly, differ by this bit alone. */
const BRACKET_BIT = 32;
const OPEN = 123;
const CLOSE = 125;
/** Before it is an even number of backslashes. A search begins at the quotation mark that opens the text. */
const UNESCAPED_QUOTE = /[^\\](?:\\\\)*"/g;
const COUNTED = /["[\]{},:]/g;
/** After so many characters that do not count a search is faster: a number has no more. */
const PLAIN_RUN = 24;

/** The place of the quotation mark that ends the text which begins here; the end of the message without one. */
function endOfText(message: string, start: number): number {
  const first = message.indexOf('"', start + 1);
  if (first < 0) return message.length;
  if (message.charCodeAt(first - 1) !== BACKSLASH) return first;
  UNESCAPED_QUOTE.lastIndex = start;
  return UNESCAPED_QUOTE.test(message) ? UNESCAPED_QUOTE.lastIndex - 1 : message.length;
}

/**
 * Call it before a message is parsed: the parser's work grows with the items, and with the depth much more. Returns the first limit that
 * the message is above; null when it fits, or when the parser stops at a fault before that.
 */
export function excessOf(message: string, bounds: JsonBounds): keyof JsonBounds | null {
  let items = 1;
  let fields = 0;
  let lists = 0;
  let depth = 0;
  let texts = 0;
  let counted = 0;
  for (let at = 0; at < message.length; at += 1) {
    const code = message.charCodeAt(at);
    if (code === QUOTE) {
      texts += 1;
      // Two texts side by side: each is an item, or the name of a field.
      if (texts > items + fields + 1) return null;
      at = endOfText(message, at);
    } else if (code === COMMA) {
      items += 1;
      if (items > bounds.items) return "items";
    } else if (code === COLON) {
      fields += 1;
      if (fields > bounds.fields) return "fields";
    } else if ((code | BRACKET_BIT) === OPEN) {
      lists += 1;
      depth += 1;
      if (lists > bounds.lists) return "lists";
      if (depth > bounds.depth) return "depth";
    } else if ((code | BRACKET_BIT) === CLOSE) {
      depth -= 1;
      if (depth < 0) return null;
    } else {
      if (at - counted > PLAIN_RUN) counted = at = nextCounted(message, at) - 1;
      continue;
    }
    counted = at;
  }
  return null;
}

/** The place of the next character that counts; the end of the message without one. */
function nextCounted(message: string, from: number): number {
  COUNTED.lastIndex = from;
  return COUNTED.test(message) ? COUNTED.lastIndex - 1 : message.length;
}
