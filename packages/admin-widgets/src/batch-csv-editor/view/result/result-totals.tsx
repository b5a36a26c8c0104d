import { Card } from "@hotseat/ui/card";
import type { BatchOutcome, BatchTotals } from "../../headless/batch.types";
import { useBatchText } from "../use-batch-text";
import * as styles from "./result-step.css";

const ORDER = [
  "created",
  "updated",
  "unchanged",
  "skipped",
  "conflict",
  "rejected",
  "failed",
] as const satisfies readonly BatchOutcome[];

/** Outcomes that are shown at zero too. */
const ALWAYS: readonly BatchOutcome[] = ["created", "updated", "skipped", "failed"];

/** A bar with a part for each outcome, and the numbers; they add up to the rows that were sent. */
export function ResultTotals({ totals }: { totals: BatchTotals }) {
  const { t, number } = useBatchText();
  const parts = ORDER.filter((outcome) => totals[outcome] > 0);
  const shown = ORDER.filter((outcome) => totals[outcome] > 0 || ALWAYS.includes(outcome));
  const sum = ORDER.reduce((all, outcome) => all + totals[outcome], 0);
  return (
    <Card padding="large" className={styles.sum}>
      <div className={styles.bar} aria-hidden="true">
        {parts.map((outcome) => (
          <span key={outcome} className={`${styles.part} ${styles.tones[outcome]}`} style={{ flex: totals[outcome] }} />
        ))}
      </div>
      <dl className={styles.numbers}>
        {shown.map((outcome) => (
          <div key={outcome} className={styles.number}>
            <dt className={styles.numberName}>
              <span className={`${styles.square} ${styles.tones[outcome]}`} />
              {t(`outcomes.${outcome}`)}
            </dt>
            <dd className={styles.numberValue}>{number(totals[outcome])}</dd>
          </div>
        ))}
        <div className={`${styles.number} ${styles.sent}`}>
          <dt className={styles.numberName}>{t("result.sent")}</dt>
          <dd className={styles.numberValue}>{number(sum)}</dd>
        </div>
      </dl>
    </Card>
  );
}
