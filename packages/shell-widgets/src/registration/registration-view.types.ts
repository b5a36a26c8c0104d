import type { OrganisationsContent } from "../shared/accounts/account-form.types";
import type { RegistrationModel, ResendModel } from "./use-registration";

export interface RegistrationViewProps {
  form: RegistrationModel;
  resend: ResendModel;
  organisations: OrganisationsContent;
  /** Loads the organisations again. */
  onRetry: () => void;
  signInHref: string;
  privacyHref: string;
  /** Accounts are made elsewhere, at an organisation's own provider: there is no form. Default false. */
  elsewhere?: boolean;
}
