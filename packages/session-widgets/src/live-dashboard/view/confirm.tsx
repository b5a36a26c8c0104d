import { ConfirmDialog } from "@hotseat/ui/dialog";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";

export interface ConfirmProps {
  what: "leave" | "end";
  /** What else is to be known before. */
  children?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks once before somebody leaves or ends the session. */
export function Confirm({ what, children, onConfirm, onCancel }: ConfirmProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "dashboard" });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={t(`confirm.${what}.title`)}
      description={t(`confirm.${what}.text`)}
      confirmLabel={t(`confirm.${what}.yes`)}
      cancelLabel={t("stay")}
      variant={what === "end" ? "danger" : "primary"}
      buttonSize="large"
      onConfirm={onConfirm}
    >
      {children}
    </ConfirmDialog>
  );
}
