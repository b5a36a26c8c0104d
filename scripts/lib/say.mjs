/** A failure a person can act on: its message is the whole output, because a stack trace would only hide it. */
export class Problem extends Error {
  /**
   * @param {string} message one line: what is wrong and what to do; empty when that was said already
   * @param {{ exitCode?: number, detail?: string }} [options] detail: output of the failed program, shown before the line
   */
  constructor(message, { exitCode = 1, detail = "" } = {}) {
    super(message);
    this.name = "Problem";
    this.exitCode = exitCode;
    this.detail = detail;
  }
}

let lineOpen = false;

function closeLine() {
  if (lineOpen) process.stdout.write("\n");
  lineOpen = false;
}

/** Prints one line, never in the middle of a step's line. @param {string} text */
export function say(text) {
  closeLine();
  process.stdout.write(`${text}\n`);
}

/** Prints one line to stderr. @param {string} text */
export function complain(text) {
  closeLine();
  process.stderr.write(`${text}\n`);
}

/** @param {number} ms */
export function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

/**
 * Announces a step, does it, and tells how long it took on the same line.
 * @template T
 * @param {string} title
 * @param {(note: (text: string) => void) => Promise<T> | T} work `note` adds a few words to the line's end
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  closeLine();
  const started = performance.now();
  process.stdout.write(`  ${title} … `);
  lineOpen = true;
  const notes = /** @type {string[]} */ ([]);
  const result = await work((text) => notes.push(text));
  const took = [...notes, seconds(performance.now() - started)].join(", ");
  process.stdout.write(lineOpen ? `${took}\n` : `  ${title}: ${took}\n`);
  lineOpen = false;
  return result;
}

/** Shows a failure as one line (after the failed program's own words) and gives the exit code. @param {unknown} error */
export function report(error) {
  if (error instanceof Problem) {
    if (error.detail) complain(error.detail.trimEnd());
    if (error.message) complain(`hotseat: ${error.message}`);
    return error.exitCode;
  }
  complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return 1;
}

/** The last lines of a long output. @param {string} text @param {number} [lines] */
export function tail(text, lines = 40) {
  return text.trimEnd().split("\n").slice(-lines).join("\n");
}
