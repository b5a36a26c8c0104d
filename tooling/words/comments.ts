/** A comment's text, and the place of its line. */
interface Comment {
  readonly line: number;
  readonly text: string;
}

const COMMENT = /\/\*\*?\s*\n?\s*\*?\s*([^\n]*)|(?:^|\s)\/\/ ([^\n]*)/g;
/** A question as a comment's begin names no thing: a doc comment begins with a noun or a verb. */
const QUESTION = /^(?:Who|What|Whose|Whoever)\b/;
/** `for who` and `to who` need a noun between: "for a person who". */
const RIDDLES = /\b(?:whoever|anew|lets go again|looks? on|(?:for|to|of|by) who [a-z]+)\b/i;

/** Returns the first line of every comment of a source file. */
function commentsIn(source: string): Comment[] {
  return [...source.matchAll(COMMENT)].map((match) => ({
    line: source.slice(0, match.index).split("\n").length,
    text: (match[1] ?? match[2] ?? "").replace("*/", "").trim(),
  }));
}

/** Returns the comments that begin with a question, and the lines with a word that plain English does without. */
export function commentProblems(file: string, source: string): string[] {
  const questions = commentsIn(source)
    .filter(({ text }) => QUESTION.test(text))
    .map(({ line, text }) => `${file}:${line}: begins with a question: ${text}`);
  const riddles = source
    .split("\n")
    .flatMap((text, index) =>
      /^\s*(?:\/?\*|\/\/)/.test(text) && RIDDLES.test(text) ? [`${file}:${index + 1}: ${text.trim()}`] : [],
    );
  return [...questions, ...riddles];
}
