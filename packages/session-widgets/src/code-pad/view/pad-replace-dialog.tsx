import { ConfirmDialog } from "@hotseat/ui/dialog";
import { useTranslation } from "react-i18next";
import { CODE_PAD_NAMESPACE } from "../code-pad-locales";
import type { PadReplacing } from "../headless/use-pad-replacement";

/** Asks before the shared text is replaced (TL-P.32). */
export function PadReplaceDialog({ replacing }: { replacing: PadReplacing }) {
  const { t } = useTranslation(CODE_PAD_NAMESPACE, { keyPrefix: "replace" });
  const { asked, confirm, dismiss } = replacing;
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(open) => {
        if (!open) dismiss();
      }}
      title={t("title")}
      description={asked?.source === "file" ? t("file", { name: asked.fileName }) : t("sample")}
      confirmLabel={t("confirm")}
      cancelLabel={t("cancel")}
      onConfirm={confirm}
    />
  );
}
