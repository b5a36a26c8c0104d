import { Callout } from "@hotseat/ui/callout";
import { Icon } from "@hotseat/ui/icon";
import { ScrollRegion } from "@hotseat/ui/scroll-region";
import { Heading, Text } from "@hotseat/ui/text";
import { Check, CircleAlert, Info, TriangleAlert, Undo2 } from "lucide-react";
import type { BatchRowResult, UndoResult, UploadResult } from "../../headless/batch.types";
import type { EditProblem } from "../../headless/editor.types";
import { type BatchText, useBatchText } from "../use-batch-text";
import * as styles from "./result-step.css";
import { ResultTotals } from "./result-totals";
import { RowsToFix, type RowsToFixProps } from "./rows-to-fix";

export interface ResultStepProps extends Omit<RowsToFixProps, "rows"> {
  result: UploadResult;
  /** Rows that are not in. */
  toFix: readonly BatchRowResult[];
  /** Number of rows that were set aside and not sent. Default 0. */
  aside?: number;
  /** Result of the undo; null: there was none. */
  undone: UndoResult | null;
  notice: EditProblem | null;
}

/** The result of an import: totals, the rows to fix, and after an undo the people who stay. */
export function ResultStep({ result, toFix, aside = 0, undone, notice, ...rest }: ResultStepProps) {
  const { t } = useBatchText();
  return (
    <ScrollRegion label={t("steps.result")} className={styles.page}>
      <div className={styles.inside}>
        <ResultHead status={result.status} totals={result.totals} aside={aside} toFix={toFix.length} undone={undone} />
        {notice ? (
          <Callout tone="red" icon={CircleAlert} role="alert">
            {t(`edits.${notice.code}`)}
          </Callout>
        ) : null}
        {undone ? <KeptPeople kept={undone.kept} /> : <ResultTotals totals={result.totals} />}
        {toFix.length === 0 || undone ? null : <RowsToFix rows={toFix} {...rest} />}
      </div>
    </ScrollRegion>
  );
}

interface ResultHeadProps extends Pick<UploadResult, "status" | "totals"> {
  aside: number;
  toFix: number;
  undone: UndoResult | null;
}

function headWords({ status, totals, aside, toFix, undone }: ResultHeadProps, { t, counted, number }: BatchText) {
  const saved = totals.created + totals.updated + totals.unchanged;
  const all = Object.values(totals).reduce((sum, part) => sum + part, 0);
  if (undone) {
    const values = { removed: number(undone.removed), restored: number(undone.restored) };
    return { title: t("undo.done"), text: t("undo.doneText", values), icon: Undo2 };
  }
  if (status === "rolled_back")
    return { title: t("result.rolledBack"), text: t("result.rolledBackText"), icon: TriangleAlert };
  if (status === "cancelled")
    return { title: t("result.cancelled"), text: counted("result.cancelledText", saved), icon: TriangleAlert };
  return {
    title: counted("result.title", all, { saved: number(saved) }),
    text: toFix > 0 ? counted("result.toFix", toFix) : aside > 0 ? counted("result.aside", aside) : t("result.allIn"),
    icon: Check,
  };
}

function ResultHead(props: ResultHeadProps) {
  const { title, text, icon } = headWords(props, useBatchText());
  return (
    <div className={styles.head} role="status">
      <span className={styles.mark} data-tone={icon === Check ? "green" : "amber"}>
        <Icon as={icon} size={24} />
      </span>
      <div>
        <Heading as="h2" size="page">
          {title}
        </Heading>
        <Text as="p" tone="muted" className={styles.text}>
          {text}
        </Text>
      </div>
    </div>
  );
}

/** People whom the undo spared, by their address. */
function KeptPeople({ kept }: Pick<UndoResult, "kept">) {
  const { counted } = useBatchText();
  if (kept.length === 0) return null;
  return (
    <Callout tone="blue" icon={Info} role="status" title={counted("undo.kept", kept.length)}>
      <ul className={styles.kept}>
        {kept.map(({ row, email }) => (
          <li key={row}>{email}</li>
        ))}
      </ul>
    </Callout>
  );
}
