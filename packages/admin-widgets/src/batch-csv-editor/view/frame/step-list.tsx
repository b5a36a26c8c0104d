import { Icon } from "@hotseat/ui/icon";
import { Check } from "lucide-react";
import type { BatchStep } from "../../headless/editor.types";
import { useBatchText } from "../use-batch-text";
import * as styles from "./batch-frame.css";

/** The steps, in order. A file is chosen before the first. */
const STEPS = ["map", "check", "fix", "import", "result"] as const satisfies readonly BatchStep[];

/** The steps of an import: those that are done, the current one, those to come. */
export function StepList({ step }: { step: BatchStep }) {
  const { t } = useBatchText();
  const now = step === "empty" ? 0 : STEPS.indexOf(step);
  return (
    <ol className={styles.steps} aria-label={t("steps.label")}>
      {STEPS.map((name, at) => (
        <li
          key={name}
          className={styles.step}
          data-done={at < now ? "" : undefined}
          aria-current={at === now ? "step" : undefined}
        >
          <span className={styles.stepMark} aria-hidden="true">
            {at < now ? <Icon as={Check} size={13} /> : at + 1}
          </span>
          <span className={styles.stepName}>{t(`steps.${name}`)}</span>
          {at < now ? <span className={styles.hidden}>{t("steps.done")}</span> : null}
        </li>
      ))}
    </ol>
  );
}
