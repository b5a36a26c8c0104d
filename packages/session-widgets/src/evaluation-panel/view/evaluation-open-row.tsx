import { Anchors } from "@hotseat/ui/anchors";
import type { Score } from "@hotseat/ui/score-chip";
import { ScoreRadios } from "@hotseat/ui/score-radios";
import { Row } from "@hotseat/ui/stack";
import { TextArea } from "@hotseat/ui/text-area";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import type { Pillar } from "../../pillar-rating/headless";
import { PILLAR_NAMES } from "../../pillar-rating/view";
import type { EvaluationPanelModel, PanelQuestion } from "../headless";
import { OfferCallout } from "./evaluation-offer";
import * as styles from "./evaluation-panel.css";
import { EvaluationQuestion } from "./evaluation-question";

export interface EvaluationOpenRowProps {
  panel: EvaluationPanelModel;
  /** Makes the question the one that is asked; given to the interviewer only. */
  onAsk?: ((questionId: number) => void) | undefined;
  /** The way to change the question, given to host and owner until the schedule starts. */
  changeQuestion?: ((question: PanelQuestion) => ReactNode) | undefined;
}

/** The question or pillar with its six scores, what a 1, a 3 and a 6 look like, and the comment. */
export function EvaluationOpenRow({ panel, onAsk, changeQuestion }: EvaluationOpenRowProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel" });
  const { question, page, offers, readOnly, settleOffer, tooLongBy, getCommentProps } = panel;
  const whyId = useId();
  const closed = closedBy(panel);
  return (
    <>
      {question ? (
        <>
          <EvaluationQuestion key={question.id} text={question.text} />
          {changeQuestion?.(question)}
        </>
      ) : null}
      {page === "overall" ? (
        <p className={styles.asked}>{t("overallHint")}</p>
      ) : (
        <RowScore panel={panel} whyId={whyId} />
      )}
      <TextArea
        key={page}
        label={t(page === "overall" ? "overall" : "comment")}
        hideLabel
        grows
        rows={3}
        placeholder={t("comment")}
        {...getCommentProps()}
        {...(tooLongBy > 0 ? { error: t("tooLong", { count: tooLongBy }) } : {})}
      />
      {/* Under the comment: what comes and goes moves nothing that is being written. */}
      {closed ? (
        <p id={whyId} className={styles.asked}>
          {t(closed)}
        </p>
      ) : null}
      {question ? <AskedNow panel={panel} onAsk={onAsk} /> : null}
      {offers.map((offer) => (
        <OfferCallout
          key={`${offer.field} ${offer.text} ${offer.score}`}
          offer={offer}
          readOnly={readOnly}
          settleOffer={settleOffer}
        />
      ))}
    </>
  );
}

/** Whether this question is asked now or was last; else the way to the one that is, or, for the interviewer, to asking this one. */
function AskedNow({ panel, onAsk }: EvaluationOpenRowProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel" });
  const { question, questions, runningQuestionId, lastQuestionId, follow } = panel;
  const running = questions.find(({ id }) => id === runningQuestionId);
  if (running && question?.id === running.id) return <div className={styles.asked}>{t("askedNow")}</div>;
  const isLast = question !== null && question.id === lastQuestionId;
  return (
    // Without words too it keeps its line: what comes and goes here would move the comment at the end of the form.
    <Row gap={12} className={styles.asked}>
      {running ? (
        <button type="button" className={styles.jump} onClick={follow}>
          {t("goToRunning", { n: running.number })}
        </button>
      ) : null}
      {isLast ? <span>{t("askedLast")}</span> : null}
      {question && onAsk ? (
        <button type="button" className={styles.jump} onClick={() => onAsk(question.id)}>
          {t("ask")}
        </button>
      ) : null}
    </Row>
  );
}

/** The anchor sentences of a question's criterion, or of a pillar. */
function useAnchors({ question, row }: EvaluationPanelModel) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "pillarRating" });
  if (question) return question.criterion.anchors;
  const pillar = PILLAR_NAMES[row?.field as Pillar];
  return { 1: t(`anchor.${pillar}.1`), 3: t(`anchor.${pillar}.3`), 6: t(`anchor.${pillar}.6`) };
}

const CLOSED = { ahead: "opensWhenAsked", notHeard: "notHeardWhy", notAsked: "notAskedWhy" } as const;

/** Why the open row cannot be scored, as a key of the texts; null where it can. */
function closedBy({ row, question }: EvaluationPanelModel) {
  if (!row || row.state === "open") return null;
  return question ? CLOSED[row.state] : "opensWithEvaluation";
}

function RowScore({ panel, whyId }: { panel: EvaluationPanelModel; whyId: string }) {
  const { t } = useTranslation(NAMESPACE);
  const anchorsId = useId();
  const { question, row, getScoreProps } = panel;
  const { value, ...score } = getScoreProps();
  const anchors = useAnchors(panel);
  if (!row) return null;
  const label = question
    ? t("evaluationPanel.scoreFor", { n: question.number })
    : t(`pillarRating.pillar.${PILLAR_NAMES[row.field as Pillar]}`);
  return (
    <>
      <ScoreRadios
        value={value as Score | null}
        {...score}
        label={label}
        {...(question ? { lowLabel: t("evaluationPanel.notYet"), highLabel: t("evaluationPanel.ready") } : {})}
        optionLabel={(option) => t("evaluationPanel.scoreOf", { score: option })}
        aria-describedby={row.state === "open" ? anchorsId : `${whyId} ${anchorsId}`}
      />
      <Anchors
        id={anchorsId}
        items={[
          { score: 1, text: anchors[1] },
          { score: 3, text: anchors[3] },
          { score: 6, text: anchors[6] },
        ]}
      />
    </>
  );
}
