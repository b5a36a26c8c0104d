import { toast } from "@hotseat/ui/theme";
import type { i18n } from "i18next";
import { NAMESPACE } from "../../locales";
import { problemText, problemToast } from "../../session-data";

const TOAST_ID = "schedule-action";

/** Shows the toast 'Operation failed: {message or Unknown error}' (LS-8.1), the message in the reader's language. */
export function reportScheduleFailure(texts: i18n, error: unknown): void {
  const t = texts.getFixedT(null, NAMESPACE, "schedule");
  const message = problemText(texts, error) ?? t("unknownError");
  toast.error({ title: t("actionFailed", { message }) }, problemToast(error, TOAST_ID));
}

/** An action was done: what was said of one before is no longer so. */
export function forgetScheduleFailure(): void {
  toast.dismiss(TOAST_ID);
}
