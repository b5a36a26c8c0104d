import { QUESTION_MAX_LENGTH } from "../../contract/limits.ts";
import { GenerationError, type GenerationInputs, type GenerationKind } from "./generation.ts";

/** Longest text of each kind, in characters; a longer one is stopped and not used. */
export const MAX_OUTPUT_CHARS: Readonly<Record<GenerationKind, number>> = {
  scenario: 4000,
  questions: 4000,
  profile: 2000,
  feedback_summary: 4000,
  insights: 6000,
};
const MAX_TITLE_CHARS = 200;

export interface WrittenScenario {
  readonly title: string;
  readonly text: string;
}
export interface WrittenQuestion {
  /** One of the given labels. */
  readonly criterion: string;
  readonly text: string;
}

/** Title and text of a scenario; throws when either is missing or too long. */
export function readScenario(output: string): WrittenScenario {
  const [first = "", ...rest] = plain(output, "scenario").split("\n");
  const title = first.replace(/^#+\s*|^\*\*|\*\*$/g, "").trim();
  const text = rest.join("\n").trim();
  if (title === "" || title.length > MAX_TITLE_CHARS || text === "") throw new GenerationError("invalid_output");
  return { title, text };
}

/** Exactly the requested number of questions, each on a given criterion, none twice; throws otherwise. */
export function readQuestions(
  output: string,
  { count, criteria }: Pick<GenerationInputs["questions"], "count" | "criteria">,
): WrittenQuestion[] {
  const lines = plain(output, "questions")
    .split("\n")
    .map((line) => line.replace(/^\s*(?:\d+[.)]|[-*•])\s+/, "").trim())
    .filter((line) => line !== "");
  const read = lines.map((line) => readQuestion(line, criteria));
  if (read.length !== count || new Set(read.map(({ text }) => text)).size !== count)
    throw new GenerationError("invalid_output");
  return read;
}

function readQuestion(line: string, criteria: GenerationInputs["questions"]["criteria"]): WrittenQuestion {
  const cut = line.indexOf(" — ");
  const label = line.slice(0, Math.max(cut, 0)).trim();
  const text = line.slice(cut + 3).trim();
  const criterion = criteria.find((one) => one.label.toLowerCase() === label.toLowerCase());
  if (cut < 0 || !criterion || text === "" || text.length > QUESTION_MAX_LENGTH)
    throw new GenerationError("invalid_output");
  return { criterion: criterion.label, text };
}

/** Paragraphs; throws when the text is empty or too long. */
export function readText(output: string, kind: GenerationKind): string {
  const text = plain(output, kind);
  if (text === "") throw new GenerationError("invalid_output");
  return text;
}

/** Removes control characters, which no text of ours has, and space around the text. */
function plain(output: string, kind: GenerationKind): string {
  const text = output.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, "");
  if (text.length > MAX_OUTPUT_CHARS[kind]) throw new GenerationError("invalid_output");
  return text.trim();
}
