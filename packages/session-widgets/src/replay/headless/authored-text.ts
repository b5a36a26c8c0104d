/** A stretch of text by one author; null for a former member. */
export interface TextRun {
  readonly text: string;
  /** In Unicode code points, in which edits count. */
  readonly length: number;
  readonly author: number | null;
}

/** A line of a text with who wrote most of it. */
export interface AuthoredLine {
  readonly text: string;
  /** Null for an empty line and for a former member. */
  readonly author: number | null;
}

type Edit = readonly (number | string)[];

const lengthOf = (text: string): number => {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
};

const runOf = (text: string, author: number | null): TextRun => ({ text, length: lengthOf(text), author });

/** Part of a run, from one code point to another. */
function cut(run: TextRun, from: number, to: number): TextRun {
  if (from === 0 && to === run.length) return run;
  const isPlain = run.text.length === run.length;
  const text = isPlain ? run.text.slice(from, to) : Array.from(run.text).slice(from, to).join("");
  return { text, length: to - from, author: run.author };
}

function push(runs: TextRun[], run: TextRun): void {
  if (run.length === 0) return;
  const last = runs.at(-1);
  if (last && last.author === run.author)
    runs[runs.length - 1] = { text: last.text + run.text, length: last.length + run.length, author: run.author };
  else runs.push(run);
}

/**
 * The text after an edit: +n keeps, −n deletes n code points, text is inserted by `author`.
 * Throws `RangeError` when the edit is longer than the text.
 */
export function applyEdit(runs: readonly TextRun[], edit: Edit, author: number | null): TextRun[] {
  const after: TextRun[] = [];
  let index = 0;
  let offset = 0;
  const walk = (count: number, keeps: boolean) => {
    for (let left = count; left > 0; ) {
      const run = runs[index];
      if (!run) throw new RangeError("The edit is longer than the text.");
      const step = Math.min(left, run.length - offset);
      if (keeps) push(after, cut(run, offset, offset + step));
      left -= step;
      offset += step;
      if (offset === run.length) {
        index += 1;
        offset = 0;
      }
    }
  };
  for (const part of edit) {
    if (typeof part === "string") push(after, runOf(part, author));
    else walk(Math.abs(part), part > 0);
  }
  for (const [rest, run] of runs.slice(index).entries()) push(after, cut(run, rest === 0 ? offset : 0, run.length));
  return after;
}

export const textOf = (runs: readonly TextRun[]): string => runs.map(({ text }) => text).join("");

/** The end of an edit's last insertion or deletion in the new text, in code points; null for an edit without any. */
export function endOfEdit(edit: Edit): number | null {
  let position = 0;
  let end: number | null = null;
  for (const part of edit) {
    if (typeof part === "string") {
      position += lengthOf(part);
      end = position;
    } else if (part > 0) position += part;
    else end = position;
  }
  return end;
}

/** The number of the line, from 1, in which a position lies. */
export function lineAt(runs: readonly TextRun[], position: number): number {
  let line = 1;
  let left = position;
  for (const { text } of runs)
    for (const sign of text) {
      if (left === 0) return line;
      if (sign === "\n") line += 1;
      left -= 1;
    }
  return line;
}

/** The lines, each with who wrote most of its signs. */
export function linesOf(runs: readonly TextRun[]): AuthoredLine[] {
  const lines: AuthoredLine[] = [];
  let text = "";
  let shares = new Map<number | null, number>();
  const end = () => {
    const [most] = [...shares].sort(([, one], [, other]) => other - one);
    lines.push({ text, author: most?.[0] ?? null });
    text = "";
    shares = new Map();
  };
  for (const run of runs) {
    for (const [index, part] of run.text.split("\n").entries()) {
      if (index > 0) end();
      text += part;
      const written = part.trim().length;
      if (written > 0) shares.set(run.author, (shares.get(run.author) ?? 0) + written);
    }
  }
  end();
  return lines;
}
