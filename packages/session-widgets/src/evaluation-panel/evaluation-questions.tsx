import { Anchors } from "@hotseat/ui/anchors";
import { IconButton } from "@hotseat/ui/icon-button";
import type { Score } from "@hotseat/ui/score-chip";
import { ScoreRadios } from "@hotseat/ui/score-radios";
import { ScrollRegion } from "@hotseat/ui/scroll-region";
import { Row } from "@hotseat/ui/stack";
import { TextArea } from "@hotseat/ui/text-area";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import * as part from "../part.css";
import { RoomMessage } from "../session-data/view";
import { OfferCallout } from "./evaluation-offer";
import { LONG_QUESTION_CHARS } from "./evaluation-panel.constants";
import * as styles from "./evaluation-panel.css";
import type { EvaluationPanelModel, PanelQuestion } from "./headless";
import { useHeldHeight } from "./use-held-height";
import { useMoreBelow } from "./use-more-below";

export interface EvaluationQuestionsProps {
  panel: EvaluationPanelModel;
  /** Makes the question on the page the one that is asked; given to the interviewer only. */
  onAsk?: ((questionId: number) => void) | undefined;
  /** The way to change the question on the page, given to host and owner until the schedule starts. */
  changeQuestion?: ((question: PanelQuestion) => ReactNode) | undefined;
}

/** One question at a time: score, anchors, comment; then the comment on the whole. */
export function EvaluationQuestions({ panel, onAsk, changeQuestion }: EvaluationQuestionsProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel" });
  const { question, page, offers, readOnly, settleOffer, tooLongBy, getCommentProps } = panel;
  const { isHeld, hold } = useHeldHeight();
  if (page === null) return <RoomMessage kind="empty" text={t("noQuestions")} />;
  return (
    <>
      <QuestionHead panel={panel} onAsk={onAsk} />
      {question ? (
        <QuestionScore panel={panel} question={question} change={changeQuestion?.(question)} />
      ) : (
        <p className={styles.asked}>{t("overallHint")}</p>
      )}
      <div className={styles.comment} data-held={isHeld || undefined}>
        {offers.map((offer) => (
          <OfferCallout
            key={`${offer.field} ${offer.text} ${offer.score}`}
            offer={offer}
            readOnly={readOnly}
            settleOffer={settleOffer}
          />
        ))}
        <div className={styles.field} {...hold}>
          <TextArea
            key={page}
            label={t(question ? "comment" : "overall")}
            fills
            {...getCommentProps()}
            {...(tooLongBy > 0 ? { error: t("tooLong", { count: tooLongBy }) } : {})}
          />
        </div>
      </div>
    </>
  );
}

function QuestionHead({ panel, onAsk }: EvaluationQuestionsProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel" });
  const { question, total, getStepProps } = panel;
  return (
    <div className={styles.head}>
      <div className={styles.headWords}>
        <h3 className={part.title}>
          {question ? t("question", { n: question.number, criteria: question.criterion.label }) : t("overall")}
        </h3>
        <AskedNow panel={panel} onAsk={onAsk} />
      </div>
      <div className={styles.pager}>
        <IconButton
          icon={ChevronLeft}
          label={t("previous")}
          variant="secondary"
          size="small"
          className={styles.pagerButton}
          {...getStepProps(-1)}
        />
        <span className={styles.count}>{question ? `${question.number} / ${total}` : "–"}</span>
        <IconButton
          icon={ChevronRight}
          label={t("next")}
          variant="secondary"
          size="small"
          className={styles.pagerButton}
          {...getStepProps(1)}
        />
      </div>
    </div>
  );
}

/** Whether this question is asked now or was last; else the way to the one that is, or, for the interviewer, to asking this one. */
function AskedNow({ panel, onAsk }: EvaluationQuestionsProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel" });
  const { question, questions, runningQuestionId, lastQuestionId, follow } = panel;
  const running = questions.find(({ id }) => id === runningQuestionId);
  if (running && question?.id === running.id) return <div className={styles.asked}>{t("askedNow")}</div>;
  return (
    <Row gap={12} className={styles.asked}>
      {running ? (
        <button type="button" className={styles.jump} onClick={follow}>
          {t("goToRunning", { n: running.number })}
        </button>
      ) : null}
      {question && question.id === lastQuestionId ? <span>{t("askedLast")}</span> : null}
      {question && onAsk ? (
        <button type="button" className={styles.jump} onClick={() => onAsk(question.id)}>
          {t("ask")}
        </button>
      ) : null}
    </Row>
  );
}

/** Reached by the keyboard where it may have to be scrolled. */
function QuestionText({ text }: { text: string }) {
  if (text.length <= LONG_QUESTION_CHARS) return <p className={styles.question}>{text}</p>;
  return <LongQuestion key={text} text={text} />;
}

function LongQuestion({ text }: { text: string }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel" });
  const { hasMore, ref, onScroll } = useMoreBelow();
  return (
    <div className={styles.longQuestion}>
      <ScrollRegion
        ref={ref}
        className={styles.longText}
        label={t("questionText")}
        data-more={hasMore || undefined}
        onScroll={onScroll}
      >
        {text}
      </ScrollRegion>
    </div>
  );
}

interface QuestionScoreProps {
  panel: EvaluationPanelModel;
  question: PanelQuestion;
  change: ReactNode;
}

function QuestionScore({ panel, question, change }: QuestionScoreProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel" });
  const anchorsId = useId();
  const { getScoreProps } = panel;
  const { value, onValueChange, readOnly } = getScoreProps();
  const { anchors } = question.criterion;
  return (
    <>
      <QuestionText text={question.text} />
      {change}
      <ScoreRadios
        className={styles.scores}
        value={value as Score | null}
        onValueChange={onValueChange}
        readOnly={readOnly}
        label={t("scoreFor", { n: question.number })}
        lowLabel={t("notYet")}
        highLabel={t("ready")}
        optionLabel={(score) => t("scoreOf", { score })}
        aria-describedby={anchorsId}
      />
      <Anchors
        id={anchorsId}
        className={styles.anchors}
        items={[
          { score: 1, text: anchors[1] },
          { score: 3, text: anchors[3] },
          { score: 6, text: anchors[6] },
        ]}
      />
    </>
  );
}
