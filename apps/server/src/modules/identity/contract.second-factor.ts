import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { named, TypedPassword } from "../../contract/shapes.ts";

export const SecondFactor = named(
  "SecondFactor",
  z
    .object({
      available: z.boolean().describe("False where another identity provider asks for it: set it up there."),
      enabled: z.boolean().describe("Signing in asks for a code of an authenticator app."),
      required: z.boolean().describe("This installation demands one of the person, so it cannot be removed."),
      recovery_codes_left: z.number().int().min(0).describe("Recovery codes that are not used yet."),
    })
    .describe("The second factor of the signed-in person."),
);

/** An open browser that somebody left is no permission to change how its owner signs in. */
const Password = TypedPassword.describe("The person's password.");

export const getSecondFactor = operation({
  id: "getSecondFactor",
  method: "GET",
  path: "/users/me/second-factor/",
  tag: "identity",
  access: "signed-in",
  summary: "Reads whether one has a second factor.",
  description: "By cookie only: 403 with a Bearer token.",
  responses: { 200: SecondFactor },
  errors: ["permission_denied"],
});

export const beginSecondFactor = operation({
  id: "beginSecondFactor",
  method: "POST",
  path: "/users/me/second-factor/",
  tag: "identity",
  access: "signed-in",
  summary: "Makes the secret of a second factor.",
  description:
    "A time-based one-time password (TOTP, RFC 6238: SHA-1, 6 digits, 30 seconds). It counts once `confirmSecondFactor` has accepted a first code; a repeated call makes another secret. Wrong passwords make the next try wait (429 with `Retry-After`). By cookie only: 403 with a Bearer token.",
  body: z.strictObject({ password: Password }),
  responses: {
    200: z.object({
      secret: z.string().describe("The secret in base32, to type into an authenticator app."),
      uri: z.string().describe("The same as `otpauth:` address, for a QR code."),
    }),
  },
  errors: [
    "password_wrong",
    "second_factor_elsewhere",
    "second_factor_enabled",
    "permission_denied",
    "too_many_requests",
  ],
});

export const confirmSecondFactor = operation({
  id: "confirmSecondFactor",
  method: "POST",
  path: "/users/me/second-factor/confirm/",
  tag: "identity",
  access: "signed-in",
  summary: "Turns the second factor on by a first code.",
  description:
    "The response holds the recovery codes, which are never shown again. Wrong codes make the next try wait (429 with `Retry-After`). By cookie only: 403 with a Bearer token.",
  body: z.strictObject({ code: z.string().max(20).describe("The six digits that the app shows now.") }),
  responses: {
    200: z.object({
      recovery_codes: z.array(z.string()).describe("Ten codes for a sign-in without the app, each for one."),
    }),
  },
  errors: [
    "code_wrong",
    "second_factor_elsewhere",
    "second_factor_enabled",
    "second_factor_not_begun",
    "permission_denied",
    "too_many_requests",
  ],
});

export const removeSecondFactor = operation({
  id: "removeSecondFactor",
  method: "POST",
  path: "/users/me/second-factor/remove/",
  tag: "identity",
  access: "signed-in",
  summary: "Turns the second factor off.",
  description:
    "Wrong passwords make the next try wait (429 with `Retry-After`). Without a second factor nothing changes. By cookie only: 403 with a Bearer token.",
  body: z.strictObject({ password: Password }),
  responses: { 204: null },
  errors: [
    "password_wrong",
    "second_factor_elsewhere",
    "second_factor_required",
    "permission_denied",
    "too_many_requests",
  ],
});
