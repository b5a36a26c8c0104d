import { Callout } from "@hotseat/ui/callout";
import { Card } from "@hotseat/ui/card";
import { RadioGroup } from "@hotseat/ui/radio-group";
import { Switch } from "@hotseat/ui/switch";
import { Heading, Text } from "@hotseat/ui/text";
import { CircleAlert } from "lucide-react";
import type { BatchPolicy, BatchProgress } from "../../headless/batch.types";
import type { EditProblem, UploadChoice } from "../../headless/editor.types";
import { useBatchText } from "../use-batch-text";
import { ImportProgress } from "./import-progress";
import * as styles from "./import-step.css";

export interface ImportStepProps {
  scope: string;
  toSend: number;
  aside: number;
  choice: UploadChoice;
  /** Null: it has not begun. */
  progress: BatchProgress | null;
  notice: EditProblem | null;
  onChoose: (choice: Partial<UploadChoice>) => void;
  onCancel: () => void;
}

/** How the rows are imported, and then how far the import is. */
export function ImportStep({ scope, toSend, aside, choice, progress, notice, onChoose, onCancel }: ImportStepProps) {
  const { t, counted } = useBatchText();
  if (progress) return <ImportProgress progress={progress} onCancel={onCancel} />;
  return (
    <div className={styles.page}>
      <div className={styles.inside}>
        <div>
          <Heading as="h2" size="page">
            {counted("import.title", toSend)}
          </Heading>
          <Text as="p" tone="muted" className={styles.text}>
            {t("import.text", { scope })}
            {aside > 0 ? ` ${counted("import.aside", aside)}` : null}
          </Text>
        </div>
        {notice ? (
          <Callout tone="red" icon={CircleAlert} role="alert" title={t("import.failed")}>
            {t(`edits.${notice.code}`)}
          </Callout>
        ) : null}
        <Card as="section" padding="large" className={styles.choices} aria-label={t("steps.import")}>
          <RadioGroup<BatchPolicy>
            label={t("import.policy")}
            value={choice.policy}
            onValueChange={(policy) => onChoose({ policy })}
            options={[
              { value: "skip_bad", label: t("import.skip"), hint: t("import.skipHint") },
              { value: "all_or_nothing", label: t("import.all"), hint: t("import.allHint") },
            ]}
          />
          <div className={styles.mails}>
            <Switch
              label={t("import.mails")}
              checked={choice.sendInvitations}
              onCheckedChange={(sendInvitations) => onChoose({ sendInvitations })}
            />
            <Text as="p" size="second" tone="muted" className={styles.mailsHint}>
              {t(choice.sendInvitations ? "import.mailsHint" : "import.mailsOff")}
            </Text>
          </div>
        </Card>
      </div>
    </div>
  );
}
