/** A comment's text, and the place of its line. */
interface Comment {
  readonly line: number;
  readonly text: string;
}

const COMMENT = /\/\*\*?\s*\n?\s*\*?\s*([^\n]*)|(?:^|\s)\/\/ ([^\n]*)/g;
/** A comment that begins with one of these words names no thing. Why, How, Where and When are not refused. */
const QUESTION = /^(?:Who|What|Whose|Whoever)\b/;
/** `for who` and `to who` need a noun between: "for a person who"; `told` needs a sender: "the server sends". */
const RIDDLES = /\b(?:whoever|anew|oftener|told|lets go again|looks? on|(?:for|to|of|by) who [a-z]+)\b/i;
/** A server's reply is a response (docs/glossary.md). */
const ANSWER =
  /\b(?:answers (?:with|like|as|alike|\d{3})|answered (?:with|like|as|\d{3})|no answer from|(?:server|provider|Keycloak|database|endpoint|client|socket|process)(?: does not| did not| cannot| could not| has)? answer(?:s|ed)?)\b/i;
const TITLE = /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*"((?:[^"\\]|\\.)*)"/g;

const lineAt = (source: string, index: number) => source.slice(0, index).split("\n").length;

/** Returns the first line of every comment of a source file. */
function commentsIn(source: string): Comment[] {
  return [...source.matchAll(COMMENT)].map((match) => ({
    line: lineAt(source, match.index),
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
      /^\s*(?:\/?\*|\/\/)/.test(text) && (RIDDLES.test(text) || ANSWER.test(text))
        ? [`${file}:${index + 1}: ${text.trim()}`]
        : [],
    );
  return [...questions, ...riddles];
}

/** Returns the titles of tests with the same problems. */
export function titleProblems(file: string, source: string): string[] {
  return [...source.matchAll(TITLE)]
    .filter(
      ([, title = ""]) => /^(?:who|what|whose|whoever)\b/i.test(title) || RIDDLES.test(title) || ANSWER.test(title),
    )
    .map(({ 1: title, index }) => `${file}:${lineAt(source, index)}: ${title}`);
}
