import { PILLARS } from "@hotseat/api-client/constants";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { RoomMessage } from "../../session-data/view";
import type { EvaluationPanelModel, Field } from "../headless";
import { EvaluationOpenRow, type EvaluationOpenRowProps } from "./evaluation-open-row";
import { EvaluationPager } from "./evaluation-pager";
import { EvaluationRow } from "./evaluation-row";
import * as styles from "./evaluation-rows.css";
import { useFocusInView } from "./use-in-view";

export interface EvaluationFormProps extends Omit<EvaluationOpenRowProps, "panel"> {
  panel: EvaluationPanelModel;
  timeZone: string | undefined;
}

/** Questions and pillars in one form: what is rated folds to a line, one row is open; then the comment on the whole. */
export function EvaluationForm({ panel, timeZone, ...asking }: EvaluationFormProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel" });
  const { questions, rows, page } = panel;
  const form = useFocusInView();
  const row = (field: Field) => (
    <EvaluationRow
      key={field}
      panel={panel}
      field={field}
      row={rows.find((each) => each.field === field) ?? null}
      timeZone={timeZone}
    >
      {() => <EvaluationOpenRow panel={panel} {...asking} />}
    </EvaluationRow>
  );
  const isOpen = (fields: readonly Field[]) => fields.some((field) => field === page) || undefined;
  const ids = questions.map(({ id }) => id);
  const rest: readonly Field[] = [...PILLARS, "overall"];
  return (
    <div ref={form} className={styles.form}>
      <div className={styles.groupHead}>
        <h3 className={styles.groupName}>{t("view.questions")}</h3>
        <EvaluationPager panel={panel} className={styles.pager} />
      </div>
      {questions.length === 0 ? <RoomMessage kind="empty" text={t("noQuestions")} /> : null}
      <ul className={styles.group} aria-label={t("view.questions")} data-open={isOpen(ids)}>
        {ids.map(row)}
      </ul>
      <div className={styles.groupHead}>
        <h3 className={styles.groupName}>{t("view.pillars")}</h3>
      </div>
      <ul className={styles.group} aria-label={t("view.pillars")} data-open={isOpen(rest)}>
        {rest.map(row)}
      </ul>
    </div>
  );
}
