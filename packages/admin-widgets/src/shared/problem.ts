import { type HotseatErrorCode, isHotseatError, technicalFailure } from "@hotseat/api-client";
import { waitValues } from "@hotseat/core/backoff";
import { toast } from "@hotseat/ui/theme";
import type { TFunction } from "i18next";
import type { ChangeReply } from "./admin-list.types";

/** Server codes with a text in this package. */
const TEXTS: Partial<Readonly<Record<HotseatErrorCode, string>>> = {
  account_exists: "problem.account_exists",
  last_platform_admin: "problem.last_platform_admin",
  not_about_yourself: "problem.not_about_yourself",
  registration_elsewhere: "problem.registration_elsewhere",
  name_taken: "problem.name_taken",
  still_in_use: "problem.still_in_use",
  organisation_not_found: "problem.not_found",
  institution_not_found: "problem.not_found",
  batch_not_found: "problem.not_found",
  not_found: "problem.not_found",
};

/**
 * Returns the reason of a failure in the reader's language, else the server's text; null when there is none. Its codes and texts are those
 * of the administration, so each package of widgets has a function like it; what they share is `technicalFailure` and `waitValues`.
 */
export function adminProblemText(error: unknown, t: TFunction): string | null {
  if (!isHotseatError(error)) return null;
  const { code, retryAfterSec } = error;
  if (code === "too_many_requests" && retryAfterSec !== undefined) return t("problem.wait", waitValues(retryAfterSec));
  const text = TEXTS[code];
  if (text) return t(text);
  const why = technicalFailure(error);
  if (why === null) return error.reason;
  if (why === "access-token") return t("problem.accessToken");
  return why === "unreachable" ? t("failed.hint") : null;
}

/** Shows 'Operation failed: {detail}' in a toast. */
export function reportFailure(error: unknown, t: TFunction): void {
  toast.error({ title: t("operationFailed", { detail: adminProblemText(error, t) ?? t("unexpected") }) });
}

/** The field of a form that a code is about, where the response names none. */
const FIELD_OF: Partial<Readonly<Record<HotseatErrorCode, string>>> = {
  account_exists: "email",
  name_taken: "name",
  organisation_not_found: "organisation_id",
  institution_not_found: "institution_id",
};

/** Runs a change; its failure becomes the form's reply, and a toast. */
export async function replyOf(change: Promise<unknown>, t: TFunction): Promise<ChangeReply> {
  try {
    await change;
    return { ok: true };
  } catch (error) {
    reportFailure(error, t);
    return refusalOf(error, t);
  }
}

/** The reply of a form that was not accepted: for each field its reason, or one for the whole form. */
function refusalOf(error: unknown, t: TFunction): ChangeReply {
  const why = isHotseatError(error) ? technicalFailure(error) : "broken";
  if (!isHotseatError(error) || why === "unreachable" || why === "broken")
    return { ok: false, message: t(`problem.${why === "unreachable" ? why : "broken"}`), fields: {} };
  const message = adminProblemText(error, t);
  const field = FIELD_OF[error.code];
  if (field !== undefined && message !== null) return { ok: false, message: null, fields: { [field]: message } };
  const named = Object.entries(error.invalidFields).map(([name, [first]]) => [name, first ?? ""]);
  return { ok: false, message, fields: Object.fromEntries(named) };
}
