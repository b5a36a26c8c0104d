import type { EvaluationPanelModel } from "../headless";
import { isAnswered } from "../headless/evaluation-rules";
import * as styles from "./evaluation-steps.css";

/** One step for each row: filled is rated, ringed is open, hollow does not count. The text beside it says the same. */
export function EvaluationSteps({ panel }: { panel: EvaluationPanelModel }) {
  const { rows, page, state } = panel;
  return (
    <span className={styles.steps} aria-hidden="true">
      {rows.map(({ field, state: rowState }, index) => (
        <span
          key={field}
          className={styles.step}
          data-rated={(rowState === "open" && isAnswered(state.draft, field)) || undefined}
          data-left-out={rowState === "notHeard" || rowState === "notAsked" || undefined}
          data-open={field === page || undefined}
          data-parts={
            (index > 0 && typeof field === "string" && typeof rows[index - 1]?.field === "number") || undefined
          }
        />
      ))}
    </span>
  );
}
