import { PAD_TEXT_MAX } from "@hotseat/collab/pad/messages";
import { toast } from "@hotseat/ui/theme";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { CODE_PAD_NAMESPACE } from "../code-pad-locales";
import { COPIED_MS } from "../headless/code-pad.constants";
import type { PadNotice } from "../headless/code-pad.types";

/** Shows the pad's messages as toasts, with their texts (TL-P.20, TL-P.21, TL-P.22). */
export function useCodePadNotices(): (notice: PadNotice) => void {
  const { t, i18n } = useTranslation(CODE_PAD_NAMESPACE, { keyPrefix: "toast" });
  return useCallback(
    (notice) => {
      const id = `code-pad-${notice.kind}`;
      const title = t(`${notice.kind}.title`);
      if (notice.kind === "copied")
        toast.success({ title, description: t(`copied.${notice.what}`) }, { id, durationMs: COPIED_MS });
      else if (notice.kind === "language")
        toast.info({ title, description: t("language.text", { language: notice.label }) }, { id });
      else {
        const max = new Intl.NumberFormat(i18n.language).format(PAD_TEXT_MAX);
        toast.error({ title, description: t(`${notice.kind}.text`, { max }) }, { id });
      }
    },
    [t, i18n],
  );
}
