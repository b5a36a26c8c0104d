import type { Language } from "../../contract/viewer.ts";

/** What people read in place of the name of somebody whose account is gone. */
export const FORMER_MEMBER: { readonly [L in Language]: string } = {
  en: "Former member",
  fr: "Ancien membre",
  de: "Ehemaliges Mitglied",
  it: "Ex membro",
};

/** Stands where a `keycloak_id` is expected: one a seat, so that two former members are not taken for one. */
export const formerMemberId = (attendeeId: number): string => `former-member-${attendeeId}`;
