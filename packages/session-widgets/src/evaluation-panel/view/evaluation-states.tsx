import { Badge } from "@hotseat/ui/badge";
import { Button } from "@hotseat/ui/button";
import { ConfirmDialog } from "@hotseat/ui/dialog";
import { VisuallyHidden } from "@hotseat/ui/visually-hidden";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { isFocusLost } from "../../shared/headless/focus-lost";
import * as part from "../../shared/view/part.css";
import * as styles from "./evaluation-panel.css";

/** One evaluator's progress: begun or submitted. Contains no scores and no text. */
export interface EvaluationStateRow {
  id: number;
  evaluator: string;
  submitted: boolean;
  /** It can be given back to its author now; the server says so. */
  canReopen: boolean;
  /** Its author no longer takes part. */
  authorLeft: boolean;
}

export interface EvaluationStatesProps {
  /** The name of the person evaluated. */
  personName: string;
  rows: readonly EvaluationStateRow[];
  /** Gives a submitted one back to its author. */
  onReopen: (id: number) => void;
  /** The one being given back. */
  reopening?: number | null;
  /** Why it could not be given back, in the server's words. */
  refused?: string | null;
}

/** For host and owner: who has submitted, and the way to give one back (LS-D5.3). */
export function EvaluationStates({ personName, rows, onReopen, reopening = null, refused }: EvaluationStatesProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel.states" });
  const [asked, setAsked] = useState<number | null>(null);
  const back = rows.find(({ id, submitted }) => id === asked && !submitted) ?? null;
  const heading = useFocusOn(back?.id ?? null);
  return (
    <section className={part.section} aria-label={t("title", { name: personName })}>
      <h3 ref={heading} tabIndex={-1} className={part.title}>
        {t("title", { name: personName })}
      </h3>
      <VisuallyHidden as="p" role="status">
        {back ? t("givenBack", { evaluator: back.evaluator }) : null}
      </VisuallyHidden>
      {rows.length === 0 ? <p className={part.note}>{t("none")}</p> : null}
      <ul className={styles.states}>
        {rows.map((row) => (
          <li key={row.id} className={styles.state} data-submitted={row.submitted || undefined}>
            <span className={styles.stateName}>
              {row.evaluator}
              {row.submitted && row.authorLeft ? <span className={styles.stateWhy}>{t("authorLeft")}</span> : null}
            </span>
            <Badge tone={row.submitted ? "green" : "neutral"}>{t(row.submitted ? "submitted" : "draft")}</Badge>
            {row.canReopen ? (
              <Reopen
                row={row}
                personName={personName}
                busy={reopening === row.id}
                onReopen={(id) => {
                  setAsked(id);
                  onReopen(id);
                }}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {refused ? (
        <p className={part.refusal} role="alert">
          {refused}
        </p>
      ) : null}
    </section>
  );
}

/** The button that gave an evaluation back is gone with what it did: the focus goes to what it is about (WCAG 2.4.3). */
function useFocusOn(id: number | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (id !== null && isFocusLost(heading.current)) heading.current?.focus();
  }, [id]);
  return heading;
}

interface ReopenProps {
  row: EvaluationStateRow;
  personName: string;
  busy: boolean;
  onReopen: (id: number) => void;
}

/** Asks for confirmation: the candidate can no longer read an evaluation that is given back to its author. */
function Reopen({ row, personName, busy, onReopen }: ReopenProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel.states" });
  const names = { evaluator: row.evaluator, name: personName };
  return (
    <ConfirmDialog
      trigger={
        <Button size="small" variant="secondary" busy={busy} className={part.touch} aria-label={t("reopenOf", names)}>
          {t("reopen")}
        </Button>
      }
      title={t("confirm.title", names)}
      description={t("confirm.text", names)}
      confirmLabel={t("reopen")}
      cancelLabel={t("confirm.cancel")}
      onConfirm={() => onReopen(row.id)}
    />
  );
}
