import type { NewPasswordValues } from "../shared/accounts/account-form.types";

/** The values of the fields. */
export interface FirstRunValues extends NewPasswordValues {
  email: string;
  full_name: string;
  short_name: string;
  /** `en`, `fr`, `de` or `it`. */
  language: string;
}
