import { EmptyState } from "@hotseat/ui/empty-state";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import * as part from "../shared/view/part.css";
import { ComposeAgain, type ComposeAgainProps } from "./compose-again";
import * as styles from "./preparation.css";

export interface ListedQuestion {
  id: number;
  /** Place among the person's questions, from 1. */
  number: number;
  text: string;
  criterion: { label: string };
}

export interface QuestionListProps {
  questions: readonly ListedQuestion[];
  /** One's own are met one by one in the hot seat; of others there are none. */
  whose: "own" | "other";
  /** For a person who may request other questions. */
  composing?: Omit<ComposeAgainProps, "what"> | undefined;
}

/** A person's questions without scores: of one's own only those already asked, of another person's all. */
export function QuestionList({ questions, whose, composing }: QuestionListProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "preparation.questions" });
  const { t: say } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel" });
  return (
    <div className={styles.part}>
      {questions.length === 0 ? (
        <EmptyState
          heading="h3"
          title={t(whose === "own" ? "noneYet" : "noneAvailable")}
          description={whose === "own" ? t("noneYetHint") : undefined}
        />
      ) : (
        <ol className={styles.questions}>
          {questions.map(({ id, number, text, criterion }) => (
            <li key={id} className={styles.question}>
              <span className={part.note}>{say("question", { n: number, criteria: criterion.label })}</span>
              <p className={part.prose}>{text}</p>
            </li>
          ))}
        </ol>
      )}
      {composing ? <ComposeAgain what="questions" {...composing} /> : null}
    </div>
  );
}
