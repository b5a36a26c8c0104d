import type { FieldProblems, PublicOrganisation } from "../shared/accounts/account-form.types";
import {
  addressProblem,
  fullNameProblem,
  onlyProblems,
  placeOf,
  placeProblems,
  shortNameProblem,
} from "../shared/accounts/account-rules";
import type { RegistrationRequest, RegistrationValues } from "./registration.types";

/** Returns the initial values, in the reader's language. */
export const emptyRegistration = (language: string): RegistrationValues => ({
  email: "",
  full_name: "",
  short_name: "",
  language,
  organisation_id: "",
  institution_id: "",
  consent: false,
});

/** Returns the fields that cannot be sent as they are. `organisations`: null while nobody knows what can be chosen. */
export function registrationProblems(
  values: RegistrationValues,
  organisations: readonly PublicOrganisation[] | null,
): FieldProblems<keyof RegistrationValues> {
  return onlyProblems<keyof RegistrationValues>({
    email: addressProblem(values.email),
    full_name: fullNameProblem(values.full_name),
    short_name: shortNameProblem(values.short_name),
    ...(organisations ? placeProblems(values, organisations) : { organisation_id: "organisationMissing" }),
    consent: values.consent ? undefined : "consentMissing",
  });
}

/** The values as they are sent; only with consent. */
export function requestOf(values: RegistrationValues): RegistrationRequest {
  return {
    email: values.email.trim(),
    full_name: values.full_name.trim(),
    short_name: values.short_name.trim(),
    language: values.language,
    ...placeOf(values),
    consent: true,
  };
}
