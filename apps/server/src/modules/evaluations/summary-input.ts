import type { Content } from "../../content/content.ts";
import type { Language } from "../../contract/viewer.ts";
import type { GenerationInputs } from "../../platform/generation/generation.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import type { FeedbackShape } from "./evaluation-types.ts";

/** Input of a written summary: the findings from the scores, and peers' comments without names. */
export function summaryInput(
  feedback: Pick<FeedbackShape, "summary" | "comments" | "questions" | "pillars">,
  session: SessionRow,
  content: Content,
  language: Language,
): GenerationInputs["feedback_summary"] {
  const workshop = content.workshop(session.workshopKey)?.workshop;
  const comments = [
    ...feedback.comments.map(({ comments }) => comments),
    ...feedback.questions.flatMap(({ scores }) => scores.map(({ comments }) => comments)),
    ...feedback.pillars.flatMap((pillar) => pillar.comments.map(({ comment }) => comment)),
  ];
  return {
    language,
    seed: String(session.seed),
    workshop: {
      title: workshop?.title[language] ?? session.workshopKey,
      description: workshop?.description[language] ?? "",
    },
    facts: [feedback.summary.text],
    comments: comments.map((comment) => comment.trim()).filter((comment) => comment !== ""),
  };
}
