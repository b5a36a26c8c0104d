import { toast } from "@hotseat/ui/theme";
import type { i18n } from "i18next";
import { NAMESPACE } from "../locales";

/** live-session.md §8: toast 'Operation failed: {message or Unknown error}'. */
export function reportScheduleFailure(texts: i18n, message: string | null): void {
  const t = texts.getFixedT(null, NAMESPACE, "schedule");
  toast.error({ title: t("actionFailed", { message: message ?? t("unknownError") }) }, { id: "schedule-action" });
}
