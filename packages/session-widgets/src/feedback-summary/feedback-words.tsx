import { Avatar } from "@hotseat/ui/avatar";
import { Button } from "@hotseat/ui/button";
import { Card } from "@hotseat/ui/card";
import { Icon } from "@hotseat/ui/icon";
import { PillarMark } from "@hotseat/ui/pillar-mark";
import { ScoreChip } from "@hotseat/ui/score-chip";
import { Stat } from "@hotseat/ui/stat";
import { ListChecks, Quote as QuoteIcon, RefreshCw, Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import { PILLAR_NAMES } from "../pillar-rating/view";
import * as part from "../shared/view/part.css";
import type { Writing } from "../writing/internal";
import { WritingStatus } from "../writing/view";
import type { Feedback } from "./feedback.types";
import { type Quote, quotesOf } from "./feedback-rules";
import * as page from "./feedback-summary.css";
import * as styles from "./feedback-words.css";
import { useFeedbackWords } from "./use-feedback-words";

/** The summary being rewritten, and the functions to start and to cancel. */
export interface SummaryWriting {
  writing: Writing;
  onWrite: () => void;
  onCancel: () => void;
}

export interface FeedbackInShortProps {
  feedback: Feedback;
  /** Without it the summary stays as it is. */
  summaryWriting?: SummaryWriting | undefined;
  /** A link or button to practise the suggested workshop. */
  tryNextAction?: ((workshopKey: string) => ReactNode) | undefined;
}

/** The summary in words, where it comes from, and one thing to try. */
export function FeedbackInShort({ feedback, summaryWriting, tryNextAction }: FeedbackInShortProps) {
  const { summary } = feedback;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "feedbackSummary" });
  return (
    <Card as="section" padding="large">
      <div className={styles.short}>
        <div className={styles.shortWords}>
          <h2 className={page.cardTitle}>{t("inShort")}</h2>
          {summaryWriting?.writing.kind === "writing" ? null : (
            <>
              <p className={styles.reading}>{summary.text}</p>
              <Stat icon={summary.source === "rules" ? ListChecks : Sparkles} className={styles.source}>
                {t(`source.${summary.source}`)}
              </Stat>
            </>
          )}
          {summaryWriting && feedback.raters.length > 0 ? <WriteAnew {...summaryWriting} /> : null}
        </div>
        {summary.try_next ? (
          <div className={styles.tryNext}>
            <span className={page.small}>{t("tryNext")}</span>
            <span className={styles.tryTitle}>{summary.try_next.title}</span>
            <p className={styles.tryText}>{summary.try_next.text}</p>
            {tryNextAction?.(summary.try_next.workshop_key)}
          </div>
        ) : null}
      </div>
    </Card>
  );
}

/** Has the summary written from what there is now; it never stands in the way of what is there. */
function WriteAnew({ writing, onWrite, onCancel }: SummaryWriting) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "feedbackSummary" });
  return (
    <div className={styles.writing}>
      <WritingStatus writing={writing} label={t("writing")} onRetry={onWrite} onCancel={onCancel} />
      {writing.kind === "writing" || writing.kind === "failed" ? null : (
        <Button size="small" variant="secondary" icon={RefreshCw} className={part.touch} onClick={onWrite}>
          {t("writeAnew")}
        </Button>
      )}
    </div>
  );
}

/** The peers' comments by question, by pillar and on the whole turn, with the authors' names. */
export function FeedbackQuotes({
  feedback,
  pictures,
}: {
  feedback: Feedback;
  pictures?: ReadonlyMap<number, ReactNode> | undefined;
}) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "feedbackSummary" });
  const quotes = quotesOf(feedback);
  return (
    <section>
      <h2 className={styles.sectionTitle}>{t("wrote")}</h2>
      {quotes.length === 0 ? (
        <p className={page.small}>{t("nothingWritten")}</p>
      ) : (
        <ul className={styles.quotes}>
          {quotes.map((quote) => (
            <li key={quote.key}>
              <QuoteCard quote={quote} picture={pictures?.get(quote.rater.attendee_id)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function QuoteCard({ quote: { rater, text, about }, picture }: { quote: Quote; picture: ReactNode }) {
  const { t } = useTranslation(NAMESPACE);
  const words = useFeedbackWords();
  const subject = {
    question: () =>
      about.kind === "question" ? t("evaluationPanel.question", { n: about.number, criteria: about.criteria }) : "",
    pillar: () => (about.kind === "pillar" ? words.pillar(about.pillar) : ""),
    whole: () => t("feedbackSummary.onTheWhole"),
  };
  const score = about.kind === "whole" ? null : about.score;
  return (
    <Card as="figure" className={styles.quote}>
      <div className={styles.quoteHead}>
        {about.kind === "pillar" ? <PillarMark pillar={PILLAR_NAMES[about.pillar]} /> : <Icon as={QuoteIcon} />}
        <span className={styles.grow}>{subject[about.kind]()}</span>
        {score === null ? null : <ScoreChip value={score} />}
      </div>
      <blockquote className={styles.quoteText}>{text}</blockquote>
      <figcaption className={styles.rater}>
        <Avatar name={rater.full_name} decorative {...(picture ? { picture } : {})} />
        {rater.full_name}
      </figcaption>
    </Card>
  );
}
