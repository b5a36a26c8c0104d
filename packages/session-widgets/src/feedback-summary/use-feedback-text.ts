import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import type { Feedback } from "./feedback.types";
import { type Quote, quotesOf } from "./feedback-rules";
import { useFeedbackWords } from "./use-feedback-words";

/** Returns the feedback as plain text, in the order of the page: lines end with a line feed, parts are a blank line apart. */
export function useFeedbackText(feedback: Feedback, timeZone?: string): () => string {
  const { t } = useTranslation(NAMESPACE);
  const words = useFeedbackWords();
  const { session, raters, pillars, questions, summary } = feedback;

  const subject = ({ about }: Quote) => {
    if (about.kind === "whole") return t("feedbackSummary.onTheWhole");
    const name =
      about.kind === "pillar"
        ? words.pillar(about.pillar)
        : t("evaluationPanel.question", { n: about.number, criteria: about.criteria });
    return about.score === null ? name : `${name}, ${t("pillarRating.scoreOf", { score: about.score })}`;
  };
  const scored = raters.length === 0 ? t("feedbackSummary.noRaters") : scoredBy();
  const quotes = quotesOf(feedback);

  return () =>
    [
      `${t("feedbackSummary.title", { session: session.title })}\n${words.when(feedback, timeZone)}. ${scored}`,
      [t("feedbackSummary.pillars"), ...pillars.map((pillar) => `- ${words.pair(pillar)}`)].join("\n"),
      [t("feedbackSummary.inShort"), summary.text, t(`feedbackSummary.source.${summary.source}`)].join("\n"),
      ...(summary.try_next
        ? [[t("feedbackSummary.tryNext"), summary.try_next.title, summary.try_next.text].join("\n")]
        : []),
      t("feedbackSummary.wrote"),
      ...(quotes.length === 0
        ? [t("feedbackSummary.nothingWritten")]
        : quotes.map((quote) => `${quote.rater.full_name} (${subject(quote)})\n${quote.text}`)),
      [
        t("feedbackSummary.byQuestion"),
        ...questions.map(
          (question) => `${question.number}. ${question.criteria}: ${question.text} (${spreadAndMean(question)})`,
        ),
      ].join("\n"),
    ]
      .join("\n\n")
      .concat("\n");

  function scoredBy() {
    return t("feedbackSummary.raters", { count: raters.length, names: words.names(raters) });
  }

  function spreadAndMean(question: Feedback["questions"][number]) {
    const spread = words.spread(question);
    return question.mean === null ? spread : t("feedbackSummary.spread", { spread, mean: words.mean(question.mean) });
  }
}
