import { Callout } from "@hotseat/ui/callout";
import { Icon } from "@hotseat/ui/icon";
import { ScrollRegion } from "@hotseat/ui/scroll-region";
import { Heading, Text } from "@hotseat/ui/text";
import { Check, CircleAlert, TriangleAlert, Undo2 } from "lucide-react";
import type { BatchRowResult, UndoResult, UploadResult } from "../../headless/batch.types";
import type { EditProblem } from "../../headless/editor.types";
import { useBatchText } from "../use-batch-text";
import * as styles from "./result-step.css";
import { ResultTotals } from "./result-totals";
import { RowsToFix, type RowsToFixProps } from "./rows-to-fix";

export interface ResultStepProps extends Omit<RowsToFixProps, "rows"> {
  result: UploadResult;
  /** Rows that are not in. */
  toFix: readonly BatchRowResult[];
  /** What came of an undo; null: there was none. */
  undone: UndoResult | null;
  notice: EditProblem | null;
}

/** What came of an import: totals, the rows to fix, and after an undo who stays. */
export function ResultStep({ result, toFix, undone, notice, ...rest }: ResultStepProps) {
  const { t } = useBatchText();
  return (
    <ScrollRegion label={t("steps.result")} className={styles.page}>
      <div className={styles.inside}>
        <ResultHead result={result} toFix={toFix.length} />
        {notice ? (
          <Callout tone="red" icon={CircleAlert} role="alert">
            {t(`edits.${notice.code}`)}
          </Callout>
        ) : null}
        {undone ? <Undone {...undone} /> : null}
        <ResultTotals totals={result.totals} />
        {toFix.length === 0 || undone ? null : <RowsToFix rows={toFix} {...rest} />}
      </div>
    </ScrollRegion>
  );
}

function headWords(
  { status, totals }: UploadResult,
  toFix: number,
  { t, counted, number }: ReturnType<typeof useBatchText>,
) {
  const saved = totals.created + totals.updated + totals.unchanged;
  const all = Object.values(totals).reduce((sum, part) => sum + part, 0);
  if (status === "rolled_back") return { title: t("result.rolledBack"), text: t("result.rolledBackText") };
  if (status === "cancelled") return { title: t("result.cancelled"), text: counted("result.cancelledText", saved) };
  return {
    title: counted("result.title", all, { saved: number(saved) }),
    text: toFix === 0 ? t("result.allIn") : counted("result.toFix", toFix),
  };
}

function ResultHead({ result, toFix }: { result: UploadResult; toFix: number }) {
  const text = useBatchText();
  const words = headWords(result, toFix, text);
  const isIn = result.status === "finished";
  return (
    <div className={styles.head} role="status">
      <span className={styles.mark} data-tone={isIn ? "green" : "amber"}>
        <Icon as={isIn ? Check : TriangleAlert} size={24} />
      </span>
      <div>
        <Heading as="h2" size="page">
          {words.title}
        </Heading>
        <Text as="p" tone="muted" className={styles.text}>
          {words.text}
        </Text>
      </div>
    </div>
  );
}

function Undone({ removed, restored, kept }: UndoResult) {
  const { t, counted, number } = useBatchText();
  return (
    <Callout tone="blue" icon={Undo2} role="status" title={t("undo.done")}>
      {t("undo.doneText", { removed: number(removed), restored: number(restored) })}
      {kept.length === 0 ? null : (
        <>
          {` ${counted("undo.kept", kept.length)}`}
          <ul className={styles.kept}>
            {kept.map(({ row, email }) => (
              <li key={row}>{email}</li>
            ))}
          </ul>
        </>
      )}
    </Callout>
  );
}
