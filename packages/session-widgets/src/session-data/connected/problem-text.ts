import { isHotseatError, unjudged } from "@hotseat/api-client";
import type { i18n } from "i18next";
import { NAMESPACE } from "../../locales";

/** Why the server refused what was asked or typed, in its words; null when it did not answer, or could not. */
export function refusalOf(error: unknown): string | null {
  return isHotseatError(error) && unjudged(error) === null ? error.reason : null;
}

/** Why something was not done, for who asked for it: the server's words, or the reader's own when it was not reached; null when unknown. */
export function problemText(texts: i18n, error: unknown): string | null {
  const why = isHotseatError(error) && unjudged(error);
  return why ? texts.getFixedT(null, NAMESPACE, "sessionData.problem")(why) : refusalOf(error);
}
