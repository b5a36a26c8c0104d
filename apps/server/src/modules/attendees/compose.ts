import type { ContentQuestion, ContentScenario, ContentWorkshop } from "../../content/content.ts";
import type { Language } from "../../contract/viewer.ts";
import { draw } from "../../platform/generation/draw.ts";

/** The number of questions a person is asked in a session (LS-D3.2). */
export const QUESTIONS_PER_PERSON = 4;

export interface Composition {
  readonly scenario: { readonly title: string; readonly text: string };
  readonly questions: ReadonlyArray<{
    readonly number: number;
    readonly sourceKey: string;
    readonly text: string;
    readonly criterionKey: string;
    readonly context: string;
    readonly timeLimitSec: number;
  }>;
}

/**
 * Composes a person's scenario, of the sector if the workshop has one, and four of its questions; the same for the same
 * seed.
 */
export function compose(workshop: ContentWorkshop, sector: string, language: Language, seed: string): Composition {
  const scenario = draw(scenariosFor(workshop, sector), 1, `${seed}:scenario`)[0] as ContentScenario;
  const questions = draw(workshop.questions, QUESTIONS_PER_PERSON, `${seed}:questions`);
  return {
    scenario: { title: scenario.title[language], text: scenario.text[language] },
    questions: questions.map((question, index) => toQuestion(question, index + 1, language)),
  };
}

/** The scenarios of the sector, else those for any sector, else all. */
export function scenariosFor(workshop: ContentWorkshop, sector: string): readonly ContentScenario[] {
  const choices = [sector, "any"].map((wanted) => workshop.scenarios.filter((scenario) => scenario.sector === wanted));
  return sector === "any" ? workshop.scenarios : (choices.find((found) => found.length > 0) ?? workshop.scenarios);
}

function toQuestion(question: ContentQuestion, number: number, language: Language): Composition["questions"][number] {
  return {
    number,
    sourceKey: question.id,
    text: question.text[language],
    criterionKey: question.criterion,
    context: question.context[language],
    timeLimitSec: question.timeLimitSeconds,
  };
}
