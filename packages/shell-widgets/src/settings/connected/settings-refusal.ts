import { type HotseatError, type HotseatErrorCode, isHotseatError, technicalFailure } from "@hotseat/api-client";
import { waitValues } from "@hotseat/core/backoff";
import type { TFunction } from "i18next";
import { NAMESPACE } from "../../locales";
import type { Refusal, SettingsField } from "../headless/settings.types";

/** Server codes with a text in the settings. */
const TEXTS: Partial<Readonly<Record<HotseatErrorCode, string>>> = {
  password_wrong: "problem.password_wrong",
  password_too_weak: "problem.password_too_weak",
  code_wrong: "problem.code_wrong",
  last_platform_admin: "problem.last_platform_admin",
  too_many_requests: "problem.too_many_requests",
};

/** The form's field for each field of the contract. */
const FIELDS: Readonly<Record<string, SettingsField>> = {
  current_password: "current",
  password: "current",
  new_password: "next",
  code: "code",
  email: "email",
};

/** Returns why a request was refused, in the reader's language, and the field it is about; the server's text for other refusals. */
export function refusalOf(error: unknown, t: TFunction): Refusal {
  if (!isHotseatError(error)) return { message: null };
  const field = fieldOf(error);
  const message = messageOf(error, field, t);
  return field === undefined ? { message } : { message, field };
}

function fieldOf({ code, invalidFields }: HotseatError): SettingsField | undefined {
  if (code === "code_wrong") return "code";
  return Object.keys(invalidFields)
    .map((name) => FIELDS[name])
    .find((field) => field !== undefined);
}

function messageOf(error: HotseatError, field: SettingsField | undefined, t: TFunction): string | null {
  const { code, retryAfterSec } = error;
  if (code === "too_many_requests" && retryAfterSec !== undefined) return t("problem.wait", waitValues(retryAfterSec));
  if (code === "validation_failed" && field === "email") return t("problem.validation_failed");
  const text = TEXTS[code];
  if (text) return t(text);
  const why = technicalFailure(error);
  if (why === null) return error.reason;
  return why === "access-token" ? t("problem.accessToken", { ns: NAMESPACE }) : t(`problem.${why}`);
}

/** Returns why a part of the settings was not loaded, in the reader's language; null where only another try helps. */
export function notLoadedText(error: unknown, t: TFunction): string | null {
  if (!isHotseatError(error)) return null;
  const why = technicalFailure(error);
  return why === "unreachable" || why === "broken" ? null : messageOf(error, undefined, t);
}

/** Runs a request; resolves with null once it is done. */
export async function outcomeOf(request: Promise<unknown>, t: TFunction): Promise<Refusal | null> {
  try {
    await request;
    return null;
  } catch (error) {
    return refusalOf(error, t);
  }
}
