import { z } from "zod";
import { EMAIL_MAX_LENGTH } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { Id, KeycloakId, named, Timestamp } from "../../contract/shapes.ts";

/** Longest name of a partner, in characters. */
const PARTNER_NAME_MAX_LENGTH = 120;

export const EmbedToken = named(
  "EmbedToken",
  z
    .object({
      token: z
        .string()
        .describe("Give it to `createClient({ getAccessToken })` on your page. It is sent as Bearer token."),
      expires_at: Timestamp.describe(
        "End of its validity, 15 minutes after it was made. The client asks for another one by itself.",
      ),
      session_id: Id.describe("The only session the token reaches, as `Session.id`."),
      keycloak_id: KeycloakId.describe("The person's id at the identity provider; the same in every session."),
    })
    .describe("A token for one person in one session."),
);
export const createEmbedToken = operation({
  id: "createEmbedToken",
  method: "POST",
  path: "/embed/tokens/",
  tag: "embed",
  access: "partner",
  summary: "Makes a token for one person in one session.",
  description:
    "Call it from your server for each page view, and whenever the client asks again. The person must have a seat in the session.",
  body: z.strictObject({
    session_id: Id.describe("A session of the partner's organisation, as `Session.id`."),
    email: z
      .email()
      .max(EMAIL_MAX_LENGTH)
      .describe(
        "E-mail address of the person at Hotseat, at most 254 characters. They must have a seat in the session.",
      ),
  }),
  responses: { 201: EmbedToken },
  example: {
    body: { session_id: 12, email: "ana@example.org" },
    response: {
      token: "hs_5Yb2…",
      expires_at: "2026-11-25T15:19:05.000Z",
      session_id: 12,
      keycloak_id: "8b0f6a3e-0d5c-4c50-9a49-0f8c0f6f3c11",
    },
  },
  errors: ["session_not_found", "user_not_found", "not_attending"],
});
export const Partner = named(
  "Partner",
  z
    .object({
      id: Id.describe("Id of the partner."),
      name: z.string().describe("Name of the partner, for administrators."),
      organisation_id: Id.describe("Its organisation; it reaches the sessions of this organisation only."),
      key: z
        .string()
        .meta({ examples: ["hsp_4Tq8vZ2m"] })
        .describe("Secret key for its server. It is shown once; the server keeps a hash alone."),
    })
    .describe("A partner of an organisation: a site that embeds the widgets."),
);
export const createPartner = operation({
  id: "createPartner",
  method: "POST",
  path: "/embed/partners/",
  tag: "embed",
  access: "platform-admin",
  summary: "Registers a partner of an organisation.",
  description: "Keep the key in the response: it is not shown again.",
  body: z.strictObject({
    name: z
      .string()
      .trim()
      .min(1)
      .max(PARTNER_NAME_MAX_LENGTH)
      .describe(`Name of the partner, 1 to ${PARTNER_NAME_MAX_LENGTH} characters.`),
    organisation_id: Id.describe("Id of the organisation."),
  }),
  responses: { 201: Partner },
  example: { body: { name: "Careers service", organisation_id: 1 } },
  errors: ["not_found"],
});
