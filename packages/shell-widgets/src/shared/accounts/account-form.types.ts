/** Why a field cannot be sent as it is. Each has a text, `problem.<name>`. */
export type FieldProblem =
  | "emailMissing"
  | "emailInvalid"
  /** Another account has it. */
  | "emailTaken"
  | "fullNameMissing"
  | "shortNameMissing"
  | "organisationMissing"
  | "institutionMissing"
  | "consentMissing"
  | "passwordShort"
  | "passwordLong"
  | "passwordWeak"
  | "passwordDiffers"
  /** The server refused the value. */
  | "refused";

export type FieldProblems<Field extends string = string> = Readonly<Partial<Record<Field, FieldProblem>>>;

/** No field has a problem. */
export const noProblems = <Field extends string>() => ({}) as FieldProblems<Field>;

/**
 * Why nothing was stored. `fields`: the fields say it. `broken`: the server could not respond. `accessToken`: the page got no access token.
 * `linkInvalid`: the link was used, has expired, or never existed.
 */
export type Failure = "fields" | "tooMany" | "unreachable" | "broken" | "accessToken" | "linkInvalid" | "other";

/** The outcome of a request. */
export type SendReply<Field extends string = string> =
  | { kind: "done" }
  | {
      kind: "failed";
      failure: Failure;
      fields: FieldProblems<Field>;
      /** Of `tooMany`: seconds until another try makes sense, where the server said so. */
      waitSec?: number | undefined;
    };

export type AccountFormStatus =
  | { kind: "editing" | "sending" | "done" }
  | { kind: "failed"; failure: Failure; waitSec?: number | undefined };

/** The organisations and institutions that a person can choose; shaped like `institutions/public/`. */
export interface PublicOrganisation {
  id: number;
  name: string;
  institutions: ReadonlyArray<{ id: number; name: string }>;
}

/** Organisations as a view shows them. */
export type OrganisationsContent =
  | { status: "loading" }
  | { status: "failed" }
  | { status: "ready"; organisations: readonly PublicOrganisation[] };

/** A person's choice as the fields keep it: an id as text, `none` for "not in this list", empty until chosen. */
export interface PlaceValues {
  organisation_id: string;
  institution_id: string;
}

/** Values of a form that sends an address. */
export interface AddressValues {
  email: string;
}

/** Values of a form that sets a password. */
export interface NewPasswordValues {
  password: string;
  repeated: string;
}
