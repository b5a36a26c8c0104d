import type { PlaceValues, SendReply } from "../shared/accounts/account-form.types";

/** The values of the fields. */
export interface RegistrationValues extends PlaceValues {
  email: string;
  full_name: string;
  short_name: string;
  /** `en`, `fr`, `de` or `it`. */
  language: string;
  /** The person has read the privacy policy and agrees to it; never set in advance. */
  consent: boolean;
}

/** The request of a registration, named as in the contract. */
export interface RegistrationRequest {
  email: string;
  full_name: string;
  short_name: string;
  language: string;
  organisation_id: number | null;
  institution_id: number | null;
  consent: true;
}

/** The calls of the form; no promise of it rejects. */
export interface RegistrationPort {
  register(request: RegistrationRequest): Promise<SendReply<keyof RegistrationValues>>;
  /** Sends the mail with the link again. */
  resend(email: string): Promise<SendReply<"email">>;
}

export type ResendStatus = "ready" | "sending" | "sent" | "tooMany" | "failed";
