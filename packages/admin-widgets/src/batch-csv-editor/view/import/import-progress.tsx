import { Button } from "@hotseat/ui/button";
import { Card } from "@hotseat/ui/card";
import { ProgressBar } from "@hotseat/ui/progress-bar";
import { Heading, Text } from "@hotseat/ui/text";
import { useState } from "react";
import type { BatchProgress } from "../../headless/batch.types";
import { useBatchText } from "../use-batch-text";
import * as styles from "./import-step.css";

export interface ImportProgressProps {
  progress: BatchProgress;
  /** Left out: this import cannot be cancelled. */
  onCancel?: () => void;
}

/** How far an import is. While rows are sent the page has to stay open; after that it may be left. */
export function ImportProgress({ progress: { phase, done, total }, onCancel }: ImportProgressProps) {
  const { t, number } = useBatchText();
  const [isCancelled, setCancelled] = useState(false);
  const words = t("import.progress", { done: number(done), total: number(total) });
  const cancel = () => {
    setCancelled(true);
    onCancel?.();
  };
  return (
    <div className={styles.page}>
      <div className={styles.inside}>
        <Card as="section" padding="large" className={styles.progress} aria-label={t("steps.import")}>
          <div className={styles.progressHead}>
            <Heading as="h2">{t(isCancelled ? "import.cancelling" : `import.phases.${phase}`)}</Heading>
            <Text tone="muted" numeric>
              {words}
            </Text>
          </div>
          <ProgressBar
            label={t(`import.phases.${phase}`)}
            valueText={words}
            value={total === 0 ? 0 : done / total}
            size="thick"
          />
          <Text as="p" size="second" tone="muted" className={styles.text} role="status">
            {t(phase === "sending" ? "import.sendingStay" : "import.leave")}
          </Text>
          {onCancel ? (
            <div>
              <Button variant="secondary" busy={isCancelled} onClick={cancel}>
                {t("import.cancel")}
              </Button>
            </div>
          ) : null}
        </Card>
      </div>
    </div>
  );
}
