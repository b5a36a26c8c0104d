import { type HotseatErrorCode, isHotseatError, technicalFailure } from "@hotseat/api-client";
import type { TFunction } from "i18next";

/** The server's codes this package has its own words for. */
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
};

/** What went wrong in the reader's words, else in the server's; null when nobody said. */
export function problemText(error: unknown, t: TFunction): string | null {
  if (!isHotseatError(error)) return null;
  const text = TEXTS[error.code];
  if (text) return t(text);
  const why = technicalFailure(error);
  if (why === null) return error.reason;
  if (why === "access-token") return t("problem.accessToken");
  return why === "unreachable" ? t("listing.failed.hint") : null;
}

/** False for a failure that leads to the sign-in: the page one sees next says it. */
export function needsWords(error: unknown): boolean {
  return !isHotseatError(error) || error.kind !== "unauthorized";
}
