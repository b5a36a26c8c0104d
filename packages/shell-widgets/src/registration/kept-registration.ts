import type { RegistrationValues } from "./registration.types";

/** A registration as a tab keeps it until it is closed. */
export interface KeptRegistration {
  values: RegistrationValues;
  /** The mail with the link was sent. */
  sent: boolean;
}

/** Where the tab keeps it. */
export const REGISTRATION_KEY = "hotseat.registration.1";

/** The registration that was written as `text`, over `empty` for what is missing or of another kind. Consent is never kept. */
export function parseKeptRegistration(text: string | null, empty: RegistrationValues): KeptRegistration | null {
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Partial<KeptRegistration> | null;
    if (typeof kept?.values !== "object" || kept.values === null) return null;
    const fitting = Object.entries(kept.values).filter(
      ([name, value]) => typeof value === "string" && typeof empty[name as keyof RegistrationValues] === "string",
    );
    return { values: { ...empty, ...Object.fromEntries(fitting) }, sent: kept.sent === true };
  } catch {
    return null;
  }
}

/** The text that a tab keeps. */
export function keptRegistrationText({ values, sent }: KeptRegistration): string {
  const { consent: _consent, ...kept } = values;
  return JSON.stringify({ values: kept, sent });
}
