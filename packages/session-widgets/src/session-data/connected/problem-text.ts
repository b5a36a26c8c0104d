import { isHotseatError, technicalFailure } from "@hotseat/api-client";
import type { i18n } from "i18next";
import { NAMESPACE } from "../../locales";

/** Returns the server's reason for a refusal; null for a technical failure. */
export function refusalOf(error: unknown): string | null {
  return isHotseatError(error) && technicalFailure(error) === null ? error.reason : null;
}

/** Returns why a request failed: the server's reason, or a text in the reader's language when the server was not reached; null when unknown. */
export function problemText(texts: i18n, error: unknown): string | null {
  const why = isHotseatError(error) && technicalFailure(error);
  return why ? texts.getFixedT(null, NAMESPACE, "sessionData.problem")(why) : refusalOf(error);
}
