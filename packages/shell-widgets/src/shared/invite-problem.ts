import { type HotseatErrorCode, isHotseatError } from "@hotseat/api-client";
import type { TFunction } from "i18next";
import { formProblem } from "./problem";

/** Texts of refused invitations, for codes that mean something else in other places. */
const INVITE_TEXTS: Partial<Readonly<Record<HotseatErrorCode, string>>> = {
  validation_failed: "detail.invite.invalid",
  not_about_yourself: "detail.invite.problem.yourself",
  too_many_requests: "detail.invite.problem.tooMany",
  permission_denied: "detail.invite.problem.notAllowed",
  not_attending: "detail.invite.problem.notAllowed",
};

/** Returns why an address could not be invited, in the reader's language. */
export function inviteProblem(error: unknown, t: TFunction): string {
  const own = isHotseatError(error) ? INVITE_TEXTS[error.code] : undefined;
  return own ? t(own) : formProblem(error, t);
}
