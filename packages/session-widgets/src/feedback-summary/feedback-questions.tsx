import { Card } from "@hotseat/ui/card";
import { ScoreChip } from "@hotseat/ui/score-chip";
import { SpreadBar } from "@hotseat/ui/spread-bar";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import type { Feedback, FeedbackQuestion } from "./feedback.types";
import * as styles from "./feedback-questions.css";
import * as page from "./feedback-summary.css";
import { useFeedbackWords } from "./use-feedback-words";

/** Mean and spread of each question. */
export function FeedbackQuestions({ feedback }: { feedback: Feedback }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "feedbackSummary" });
  return (
    <Card as="section" padding="none">
      <div className={styles.questionsHead}>
        <h2 className={page.cardTitle}>{t("byQuestion")}</h2>
      </div>
      <ol className={styles.questions}>
        {feedback.questions.map((question) => (
          <QuestionRow key={question.question} question={question} />
        ))}
      </ol>
    </Card>
  );
}

function QuestionRow({ question }: { question: FeedbackQuestion }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "feedbackSummary" });
  const words = useFeedbackWords();
  const { mean, min, max } = question;
  const spread = words.spread(question);
  return (
    <li className={styles.questionRow} data-question={question.question}>
      <span className={styles.questionNumber}>{question.number}</span>
      <div>
        <div className={page.strong}>{question.criteria}</div>
        <p className={styles.questionText}>{question.text}</p>
      </div>
      <div className={styles.questionSpread}>
        {mean !== null && min !== null && max !== null ? (
          <SpreadBar lowest={min} highest={max} mean={mean} label={t("spread", { spread, mean: words.mean(mean) })} />
        ) : null}
      </div>
      <span className={styles.questionRange}>{spread}</span>
      <span className={styles.questionMean}>
        {mean === null ? "–" : <ScoreChip value={mean}>{words.mean(mean)}</ScoreChip>}
      </span>
    </li>
  );
}
