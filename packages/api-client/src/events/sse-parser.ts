/** One dispatched block of a `text/event-stream`. */
export interface SseBlock {
  /** The last `id:` seen so far; empty when there was none. */
  readonly id: string;
  /** Empty for a block that only moves the id. */
  readonly data: string;
}

/** Parses `text/event-stream` in pieces of any split (HTML standard, 9.2.6). */
export function createSseParser(onBlock: (block: SseBlock) => void): (text: string) => void {
  let rest = "";
  let lastId = "";
  let data: string[] = [];
  let touched = false;

  const line = (text: string) => {
    if (text === "") {
      if (touched) onBlock({ id: lastId, data: data.join("\n") });
      data = [];
      touched = false;
      return;
    }
    const colon = text.indexOf(":");
    if (colon === 0) return;
    const field = colon < 0 ? text : text.slice(0, colon);
    const value = colon < 0 ? "" : text.slice(colon + 1).replace(/^ /, "");
    if (field === "data") data.push(value);
    else if (field === "id" && !value.includes("\0")) lastId = value;
    else return;
    touched = true;
  };

  return (text) => {
    rest += text;
    // A carriage return at the very end may be the first half of "\r\n": wait for the rest.
    const usable = rest.endsWith("\r") ? rest.length - 1 : rest.length;
    const lines = rest.slice(0, usable).split(/\r\n|\n|\r/);
    rest = (lines.pop() ?? "") + rest.slice(usable);
    for (const one of lines) line(one);
  };
}
