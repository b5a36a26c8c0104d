import { Badge } from "@hotseat/ui/badge";
import { Icon } from "@hotseat/ui/icon";
import { PillarMark } from "@hotseat/ui/pillar-mark";
import { ScoreChip } from "@hotseat/ui/score-chip";
import { VisuallyHidden } from "@hotseat/ui/visually-hidden";
import { ChevronUp, CircleSlash, EarOff } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { PILLAR_NAMES } from "../../pillar-rating/view";
import type { EvaluationPanelModel, Field, FormRow, PanelQuestion } from "../headless";
import { answerOf } from "../headless/evaluation-rules";
import * as styles from "./evaluation-rows.css";
import { useClockTime } from "./use-clock-time";
import { useInView } from "./use-in-view";

export interface RowProps {
  panel: EvaluationPanelModel;
  field: Field;
  /** Null for the comment on the whole. */
  row: FormRow | null;
  timeZone: string | undefined;
  /** Renders the content of the open row. */
  children: () => ReactNode;
}

/** One line of the form; the open one holds score, anchors and comment. */
export function EvaluationRow({ panel, field, row, timeZone, children }: RowProps) {
  const isOpen = panel.page === field;
  const bodyId = useId();
  const inView = useInView(isOpen);
  const question = panel.questions.find(({ id }) => id === field) ?? null;
  const leftOut = row !== null && (row.state === "notHeard" || row.state === "notAsked");
  return (
    <li ref={inView} className={isOpen ? styles.openRow : styles.row} data-row={field}>
      <h4 className={styles.rowHead}>
        <button
          type="button"
          className={styles.rowButton}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          data-left-out={leftOut || undefined}
          onClick={() => panel.goTo(field)}
        >
          <RowName field={field} question={question} />
          {leftOut && question ? <Away question={question} timeZone={timeZone} /> : null}
          <RowState panel={panel} row={row} isOpen={isOpen} />
        </button>
      </h4>
      {isOpen ? (
        <div id={bodyId} style={{ display: "contents" }}>
          {children()}
        </div>
      ) : null}
    </li>
  );
}

/** Its name as it is shown and read. */
function RowName({ field, question }: { field: Field; question: PanelQuestion | null }) {
  const { t } = useTranslation(NAMESPACE);
  if (question)
    return (
      <>
        <span className={styles.mark} aria-hidden="true">
          {question.number}
        </span>
        <span className={styles.label}>
          <VisuallyHidden>
            {t("evaluationPanel.question", { n: question.number, criteria: question.criterion.label })}
          </VisuallyHidden>
          <span aria-hidden="true">{question.criterion.label}</span>
        </span>
      </>
    );
  if (field === "overall" || typeof field === "number")
    return <span className={styles.label}>{t("evaluationPanel.overall")}</span>;
  const pillar = PILLAR_NAMES[field];
  return (
    <>
      <PillarMark pillar={pillar} size={22} />
      <span className={styles.label}>{t(`pillarRating.pillar.${pillar}`)}</span>
    </>
  );
}

/** When it was asked without me. */
function Away({ question, timeZone }: { question: PanelQuestion; timeZone: string | undefined }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel" });
  const time = useClockTime(timeZone);
  if (question.askedFrom === null) return null;
  const from = time(question.askedFrom);
  const to = question.askedUntil === null ? null : time(question.askedUntil);
  return <span className={styles.away}>{to === null ? t("awayFrom", { from }) : t("away", { from, to })}</span>;
}

/** Its score, why there is none, or that it is the open one. */
function RowState({ panel, row, isOpen }: Pick<RowProps, "panel" | "row"> & { isOpen: boolean }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel" });
  if (row?.state === "notHeard" || row?.state === "notAsked")
    return (
      <Badge tone="neutral" icon={row.state === "notHeard" ? EarOff : CircleSlash}>
        {t(row.state)}
      </Badge>
    );
  if (isOpen) return <Icon as={ChevronUp} />;
  const score = row?.state === "open" ? answerOf(panel.state.draft, row.field).score : null;
  return score === null ? null : (
    <ScoreChip value={score}>
      {score}
      <VisuallyHidden>{` ${t("scoreOf", { score })}`}</VisuallyHidden>
    </ScoreChip>
  );
}
