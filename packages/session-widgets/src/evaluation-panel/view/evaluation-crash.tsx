import { Button } from "@hotseat/ui/button";
import { ErrorState } from "@hotseat/ui/error-state";
import { RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";

/** 'Evaluation Component Error' with its button (LS-2.50). */
export function EvaluationCrash({ onReload }: { onReload: () => void }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel.error" });
  return (
    <ErrorState
      title={t("title")}
      description={t("text")}
      action={
        <Button variant="soft" icon={RotateCw} onClick={onReload}>
          {t("reload")}
        </Button>
      }
    />
  );
}
