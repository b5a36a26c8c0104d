import { Button } from "@hotseat/ui/button";
import { Card } from "@hotseat/ui/card";
import { EmptyState } from "@hotseat/ui/empty-state";
import { Icon } from "@hotseat/ui/icon";
import { ArrowLeft, CalendarPlus, Clock3, Download, MessageSquareOff } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import { saveText } from "../shared/headless/save-blob";
import type { Feedback } from "./feedback.types";
import { FeedbackPillars } from "./feedback-pillars";
import { FeedbackQuestions } from "./feedback-questions";
import * as styles from "./feedback-summary.css";
import { FeedbackInShort, FeedbackQuotes, type SummaryWriting } from "./feedback-words";
import { useFeedbackText } from "./use-feedback-text";
import { useFeedbackWords } from "./use-feedback-words";

export interface FeedbackSummaryViewProps {
  feedback: Feedback;
  /** Over the title: a link back. */
  back?: ReactNode;
  /** Beside the title, after the download, before the next session is planned. */
  actions?: ReactNode;
  /** The form of a new session; without it none is offered. */
  planHref?: string | undefined;
  /** The new summary that is being written; without it the summary cannot be rewritten. */
  summaryWriting?: SummaryWriting | undefined;
  tryNextAction?: ((workshopKey: string) => ReactNode) | undefined;
  /** Drawings or photos by attendee id. */
  pictures?: ReadonlyMap<number, ReactNode> | undefined;
  /** The viewer's time zone; the browser's without it. */
  timeZone?: string | undefined;
}

/** Self against peers by pillar, then words, then questions with their spread; one thing to try. */
export function FeedbackSummaryView({
  feedback,
  back,
  actions,
  planHref,
  summaryWriting,
  tryNextAction,
  pictures,
  timeZone,
}: FeedbackSummaryViewProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "feedbackSummary" });
  const words = useFeedbackWords();
  const text = useFeedbackText(feedback, timeZone);
  const { raters, session } = feedback;
  return (
    <article className={styles.page}>
      <WayBack>{back}</WayBack>
      <header className={styles.head}>
        <div className={styles.headWords}>
          <h1 className={styles.title}>{t("title", { session: session.title })}</h1>
          <p className={styles.subtitle}>
            {words.when(feedback, timeZone)}
            {". "}
            {raters.length === 0 ? t("noRaters") : t("raters", { count: raters.length, names: words.names(raters) })}
          </p>
        </div>
        <div className={styles.actions}>
          <Button
            variant="ghost"
            icon={Download}
            onClick={() => saveText(`${t("fileName", { session: session.id })}.txt`, text(), "text/plain")}
          >
            {t("download")}
          </Button>
          {actions}
          {planHref === undefined ? null : (
            <Button asChild variant="primary">
              <a href={planHref}>
                <Icon as={CalendarPlus} />
                {t("planNext")}
              </a>
            </Button>
          )}
        </div>
      </header>
      <FeedbackPillars feedback={feedback} />
      <FeedbackInShort feedback={feedback} summaryWriting={summaryWriting} tryNextAction={tryNextAction} />
      <FeedbackQuotes feedback={feedback} pictures={pictures} />
      <FeedbackQuestions feedback={feedback} />
    </article>
  );
}

function WayBack({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={styles.back}>
      <Icon as={ArrowLeft} size={14} />
      {children}
    </div>
  );
}

export type FeedbackLockedViewProps = {
  /** Over it: a link back. */
  back?: ReactNode;
} & (
  | {
      /** One's own rating of the five pillars opens it. */
      reason: "rate-first";
      rating: ReactNode;
    }
  | {
      /** The turn's evaluation is not over. */
      reason: "not-open";
    }
  | {
      /** There was no turn to give feedback on. */
      reason: "no-turn";
      /** Ways on. */
      action?: ReactNode;
    }
);

/** Feedback that is not open, or that there is none of, and the way on. */
export function FeedbackLockedView(props: FeedbackLockedViewProps) {
  return (
    <div className={styles.page}>
      <WayBack>{props.back}</WayBack>
      <Locked {...props} />
    </div>
  );
}

function Locked(props: FeedbackLockedViewProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "feedbackSummary" });
  if (props.reason === "not-open")
    return <EmptyState icon={Clock3} heading="h1" title={t("notOpen.title")} description={t("notOpen.text")} />;
  if (props.reason === "no-turn")
    return (
      <EmptyState
        icon={MessageSquareOff}
        heading="h1"
        title={t("noTurn.title")}
        description={t("noTurn.text")}
        action={props.action}
      />
    );
  return (
    <div className={styles.locked}>
      <h1 className={styles.title}>{t("rateFirst")}</h1>
      <Card padding="large">{props.rating}</Card>
    </div>
  );
}
