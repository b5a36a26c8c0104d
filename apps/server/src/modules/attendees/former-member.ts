import type { Language } from "../../contract/viewer.ts";

/** The name shown for a person whose account is gone. */
export const FORMER_MEMBER: { readonly [L in Language]: string } = {
  en: "Former member",
  fr: "Ancien membre",
  de: "Ehemaliges Mitglied",
  it: "Ex membro",
};

/** A stand-in for a `keycloak_id`, different for each seat, so that two former members stay apart. */
export const formerMemberId = (attendeeId: number): string => `former-member-${attendeeId}`;
