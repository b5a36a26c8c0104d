import { type ErrorKind, isHotseatError } from "@hotseat/api-client";
import type { i18n } from "i18next";
import { NAMESPACE } from "../locales";

/** Failures in which nobody judged what was asked: their words are none for a reader, and in one language only. */
const UNJUDGED: Partial<Record<ErrorKind, "unreachable" | "broken">> = {
  network: "unreachable",
  "circuit-open": "unreachable",
  server: "broken",
  parse: "broken",
  unexpected: "broken",
};

/** Why the server refused what was asked or typed, in its words; null when it did not answer, or could not. */
export function refusalOf(error: unknown): string | null {
  return isHotseatError(error) && !UNJUDGED[error.kind] ? error.reason : null;
}

/** Why something was not done, for who asked for it: the server's words, or the reader's own when it was not reached; null when unknown. */
export function problemText(texts: i18n, error: unknown): string | null {
  const why = isHotseatError(error) && UNJUDGED[error.kind];
  return why ? texts.getFixedT(null, NAMESPACE, "sessionData.problem")(why) : refusalOf(error);
}
