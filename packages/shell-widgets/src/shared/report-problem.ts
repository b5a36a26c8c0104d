import { errorToastId } from "@hotseat/api-client";
import { toast } from "@hotseat/ui/theme";
import type { TFunction } from "i18next";
import { needsWords, shellProblemText } from "./problem";

/** Shows a toast with the failed action and its reason, in place of the application's general text for it. */
export function reportProblem(error: unknown, t: TFunction): void {
  if (!needsWords(error)) return;
  const description = shellProblemText(error, t);
  const id = errorToastId(error);
  toast.error({ title: t("detail.failedAction"), ...(description && { description }) }, { ...(id && { id }) });
}

interface Paged {
  fetchNextPage(): Promise<{ isFetchNextPageError: boolean; error: unknown }>;
}

/** Loads a list's next page. When that fails, the shown rows and the button for more stay. */
export async function loadNextPage(query: Paged, t: TFunction): Promise<void> {
  const { isFetchNextPageError, error } = await query.fetchNextPage();
  if (isFetchNextPageError) reportProblem(error, t);
}
