import { z } from "zod";
import { EMAIL_MAX_LENGTH, FULL_NAME_MAX_LENGTH, SHORT_NAME_MAX_LENGTH } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { Id, Language, named, Timestamp, TypedPassword } from "../../contract/shapes.ts";
import { Named, PersonName } from "../users/contract.ts";

export const Email = z
  .email("Invalid email address.")
  .max(EMAIL_MAX_LENGTH)
  .describe("E-mail address, at most 254 characters.");
export const Token = z.string().min(1).max(200).describe("The part of the mailed link's address after `#`.");
export const NewPassword = TypedPassword.describe("New password, 12 to 128 characters.");
export const FullName = PersonName.max(FULL_NAME_MAX_LENGTH).describe("Full name, 1 to 120 characters.");
export const ShortName = PersonName.max(SHORT_NAME_MAX_LENGTH).describe(
  "Name for tiles and lists, 1 to 60 characters.",
);
const OrganisationId = Id.nullable().describe("Organisation to belong to, as `PublicOrganisation.id`; null for none.");
const InstitutionId = Id.nullable().describe("Institution inside that organisation; null for none.");

/** The errors of every call that needs an account at the identity provider. */
const ELSEWHERE = "registration_elsewhere";

export const registerPerson = operation({
  id: "registerPerson",
  method: "POST",
  path: "/users/register/",
  tag: "registration",
  access: "public",
  summary: "Asks for an account.",
  description:
    "Sends a mail to the address: a link that is valid for 72 hours and once, or, where the address has an account, a note that says so. The response is the same for both. The request reaches the administrators once the link was followed. A few mails an hour go to one address.",
  body: z.strictObject({
    email: Email,
    full_name: FullName,
    short_name: ShortName,
    language: Language.describe("Language of the mails and of the interface."),
    organisation_id: OrganisationId,
    institution_id: InstitutionId,
    consent: z.literal(true).describe("The person agrees to the privacy policy."),
  }),
  responses: { 202: null },
  errors: [ELSEWHERE],
});

export const resendVerification = operation({
  id: "resendVerification",
  method: "POST",
  path: "/users/register/resend/",
  tag: "registration",
  access: "public",
  summary: "Sends the link of a registration again.",
  description: "The earlier link ends. The response is the same for every address.",
  body: z.strictObject({ email: Email }),
  responses: { 202: null },
  errors: [ELSEWHERE],
});

const Verification = named(
  "Verification",
  z
    .object({
      email: z.string().describe("The address that the link was sent to."),
      full_name: z.string().describe("Name of the person who registered or was invited."),
      kind: z
        .enum(["registration", "invitation"])
        .describe("After a `registration` the person waits for approval; after an `invitation` they can sign in."),
    })
    .describe("The person for whom a mailed link is."),
);

export const readVerification = operation({
  id: "readVerification",
  method: "POST",
  path: "/users/verification/",
  tag: "registration",
  access: "public",
  summary: "Reads who a mailed link is for.",
  description: "It does not use the link up.",
  body: z.strictObject({ token: Token }),
  responses: { 200: Verification },
  errors: ["link_invalid", ELSEWHERE],
});

export const completeVerification = operation({
  id: "completeVerification",
  method: "POST",
  path: "/users/verification/complete/",
  tag: "registration",
  access: "public",
  summary: "Confirms the address and sets the password.",
  description:
    "Uses the link up. After a registration the request reaches the administrators, and the person can sign in and wait.",
  body: z.strictObject({ token: Token, password: NewPassword }),
  responses: { 204: null },
  errors: ["link_invalid", "password_too_weak", ELSEWHERE],
});

export const forgotPassword = operation({
  id: "forgotPassword",
  method: "POST",
  path: "/users/password/forgot/",
  tag: "registration",
  access: "public",
  summary: "Asks for a link to set a new password.",
  description:
    "Where the address has an account, it gets a link that is valid for one hour and once. The response is the same for every address.",
  body: z.strictObject({ email: Email }),
  responses: { 202: null },
  errors: [ELSEWHERE],
});

export const resetPassword = operation({
  id: "resetPassword",
  method: "POST",
  path: "/users/password/reset/",
  tag: "registration",
  access: "public",
  summary: "Sets a new password by a mailed link.",
  description: "Uses the link up and ends every sign-in of the person.",
  body: z.strictObject({ token: Token, password: NewPassword }),
  responses: { 204: null },
  errors: ["link_invalid", "password_too_weak", ELSEWHERE],
});

export const createFirstAdministrator = operation({
  id: "createFirstAdministrator",
  method: "POST",
  path: "/users/first-administrator/",
  tag: "registration",
  access: "public",
  summary: "Makes the first platform administrator.",
  description:
    "With the token of the link that the server prints at its start. The link is valid for one hour and once, while there is no platform administrator.",
  body: z.strictObject({
    token: Token,
    email: Email,
    full_name: FullName,
    short_name: ShortName,
    language: Language,
    password: NewPassword,
  }),
  responses: { 204: null },
  errors: ["link_invalid", "password_too_weak", "first_administrator_exists", "account_exists", ELSEWHERE],
});

export const MyRegistration = named(
  "MyRegistration",
  z
    .object({
      status: z
        .enum(["none", "pending", "approved", "rejected"])
        .describe(
          "`none`: nothing was asked for yet; a `pending_user` then chooses with `chooseMyInstitution`. `pending`: an administrator decides.",
        ),
      submitted_at: Timestamp.nullable().describe("Time of the registration; null with `none`."),
      verified_at: Timestamp.nullable().describe(
        "Time the address was confirmed; null with `none`, and where another identity provider has not confirmed it.",
      ),
      organisation: Named.nullable().describe("The organisation asked for; null without one."),
      institution: Named.nullable().describe("The institution asked for; null without one."),
      reason: z.string().nullable().describe("Why the request was refused; null otherwise."),
      contact: z
        .object({
          full_name: z.string().describe("Full name of the administrator."),
          short_name: z.string().describe("Name for a greeting."),
          email: z.string().describe("E-mail address."),
        })
        .nullable()
        .describe("The administrator to ask; null unless the request is pending, or without one."),
    })
    .describe("Where one's own request for an account stands."),
);

export const getMyRegistration = operation({
  id: "getMyRegistration",
  method: "GET",
  path: "/users/me/registration/",
  tag: "registration",
  access: "signed-in",
  summary: "Reads where one's own request for an account stands.",
  description: "Not with an embed token. The event `user.state.update` says when to read it again.",
  responses: { 200: MyRegistration },
});

export const chooseMyInstitution = operation({
  id: "chooseMyInstitution",
  method: "PATCH",
  path: "/users/me/registration/",
  tag: "registration",
  access: "signed-in",
  summary: "Chooses the organisation and institution to be approved for.",
  description:
    "For a `pending_user`. The request reaches the administrators of that organisation or institution; an earlier choice ends.",
  body: z.strictObject({ organisation_id: OrganisationId, institution_id: InstitutionId }),
  responses: { 200: MyRegistration },
});
