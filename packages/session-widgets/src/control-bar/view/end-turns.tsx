import { ConfirmDialog } from "@hotseat/ui/dialog";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";

export interface EndTurnsProps {
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks once before all turns are over for good. */
export function EndTurns({ onConfirm, onCancel }: EndTurnsProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar.endTurns" });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={t("title")}
      description={t("text")}
      confirmLabel={t("yes")}
      cancelLabel={t("no")}
      variant="danger"
      buttonSize="large"
      onConfirm={onConfirm}
    />
  );
}
