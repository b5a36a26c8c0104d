import { Trans } from "react-i18next";
import type { RowTotals } from "../../headless/editor.types";
import { useBatchText } from "../use-batch-text";
import * as styles from "./batch-frame.css";

const PARTS = ["created", "updated", "unchanged", "unchecked", "aside", "withProblems"] as const;

/** How many rows there are and what becomes of them; the parts add up to the first number. */
export function TotalsLine({ totals }: { totals: RowTotals }) {
  const shown = PARTS.filter((part) => totals[part] > 0);
  return (
    <ul className={styles.totals}>
      <Total part="rows" count={totals.rows} />
      {shown.map((part) => (
        <Total key={part} part={part} count={totals[part]} />
      ))}
    </ul>
  );
}

function Total({ part, count }: { part: keyof RowTotals; count: number }) {
  const { t, number } = useBatchText();
  return (
    <li className={styles.total} data-tone={part === "withProblems" ? "red" : undefined}>
      <Trans
        t={t}
        i18nKey={`totals.${part}`}
        count={count}
        values={{ formatted: number(count) }}
        components={{ b: <b className={styles.totalNumber} /> }}
      />
    </li>
  );
}
