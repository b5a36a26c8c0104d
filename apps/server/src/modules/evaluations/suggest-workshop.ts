import type { Content } from "../../content/content.ts";
import type { Language } from "../../contract/viewer.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import type { FeedbackShape } from "./evaluation-types.ts";
import type { ScoredQuestion } from "./summarise-feedback.ts";
import { SUGGESTION } from "./write-summary.ts";

/** Another workshop of the module, the one whose bank asks most about the criterion; the first of equals. */
export function suggestWorkshop(
  weakest: ScoredQuestion | null,
  content: Content,
  session: SessionRow,
  language: Language,
): FeedbackShape["summary"]["try_next"] {
  const module = content.module(session.moduleKey);
  if (!weakest || !module) return null;
  const asks = (questions: readonly { readonly criterion: string }[]) =>
    questions.filter((question) => question.criterion === weakest.criterionKey).length;
  const [best] = module.workshops
    .filter((workshop) => workshop.key !== session.workshopKey)
    .toSorted((a, b) => asks(b.questions) - asks(a.questions));
  if (!best) return null;
  return {
    title: best.title[language],
    text: SUGGESTION[language](weakest.label),
    workshop_key: best.key,
  };
}
