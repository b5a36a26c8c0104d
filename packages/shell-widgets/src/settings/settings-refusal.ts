import { type HotseatErrorCode, isHotseatError } from "@hotseat/api-client";
import type { TFunction } from "i18next";
import type { Refusal } from "./settings.types";

/** Server codes with a text in the settings. */
const TEXTS: Partial<Readonly<Record<HotseatErrorCode, string>>> = {
  password_wrong: "problem.password_wrong",
  password_too_weak: "problem.password_too_weak",
  code_wrong: "problem.code_wrong",
  validation_failed: "problem.validation_failed",
  last_platform_admin: "problem.last_platform_admin",
  too_many_requests: "problem.too_many_requests",
};

/** Returns why a request was refused, in the reader's language; the server's text for other refusals. */
export function refusalOf(error: unknown, t: TFunction): Refusal {
  if (!isHotseatError(error)) return { message: null };
  const text = TEXTS[error.code];
  return { message: text ? t(text) : error.kind === "client" || error.kind === "validation" ? error.reason : null };
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
