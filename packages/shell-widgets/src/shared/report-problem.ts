import { errorToastId } from "@hotseat/api-client";
import { toast } from "@hotseat/ui/theme";
import type { TFunction } from "i18next";
import { needsWords, problemText } from "./problem";

/** Says in a toast that something did not work, and why, in the place of an application's general words for it. */
export function reportProblem(error: unknown, t: TFunction): void {
  if (!needsWords(error)) return;
  const description = problemText(error, t);
  const id = errorToastId(error);
  toast.error({ title: t("detail.failedAction"), ...(description && { description }) }, { ...(id && { id }) });
}

interface Paged {
  fetchNextPage(): Promise<{ isFetchNextPageError: boolean; error: unknown }>;
}

/** Asks for a list's next page. What is shown stays when it does not come, and the way to it too. */
export async function loadNextPage(query: Paged, t: TFunction): Promise<void> {
  const { isFetchNextPageError, error } = await query.fetchNextPage();
  if (isFetchNextPageError) reportProblem(error, t);
}
