import { type HotseatErrorCode, isHotseatError, technicalFailure } from "@hotseat/api-client";
import { waitValues } from "@hotseat/core/backoff";
import type { TFunction } from "i18next";

/** Server codes with a text in this package. */
const TEXTS: Partial<Readonly<Record<HotseatErrorCode, string>>> = {
  session_full: "detail.reason.full",
  seat_unavailable: "detail.reason.unavailable",
  session_over: "detail.reason.ended",
  already_registered: "detail.invitation.registered",
  observers_not_allowed: "detail.invite.problem.noObservers",
  already_invited: "detail.invite.problem.already",
  invitations_full: "detail.invite.problem.full",
  invitation_settled: "detail.invitation.settled",
  invitation_not_found: "detail.invitation.gone",
  invited_to_watch: "detail.invitation.onlyWatch",
  session_not_found: "detail.missing.title",
  session_not_scheduled: "form.edit.locked",
};

/**
 * Returns the reason of a failure in the reader's language, else the server's text; null when there is none. Its codes and texts are those
 * of lists and accounts, so each package of widgets has a function like it; what they share is `technicalFailure` and `waitValues`.
 */
export function shellProblemText(error: unknown, t: TFunction): string | null {
  if (!isHotseatError(error)) return null;
  const { code, retryAfterSec } = error;
  if (code === "too_many_requests" && retryAfterSec !== undefined) return t("problem.wait", waitValues(retryAfterSec));
  const text = TEXTS[code];
  if (text) return t(text);
  const why = technicalFailure(error);
  if (why === null) return error.reason;
  if (why === "access-token") return t("problem.accessToken");
  return why === "unreachable" ? t("listing.failed.hint") : null;
}

/** Returns why a form was not sent; what was typed in it is kept. */
export function formProblem(error: unknown, t: TFunction): string {
  const why = isHotseatError(error) ? technicalFailure(error) : "broken";
  if (why === "unreachable" || why === "broken") return t(`problem.${why}`);
  return shellProblemText(error, t) ?? t("problem.broken");
}

/** Returns false for a failure that leads to the sign-in: the next page reports it. */
export function needsWords(error: unknown): boolean {
  return !isHotseatError(error) || error.kind !== "unauthorized";
}
