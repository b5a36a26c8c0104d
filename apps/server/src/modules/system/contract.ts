import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { Language, named } from "../../contract/shapes.ts";

export const PublicConfig = named(
  "PublicConfig",
  z
    .object({
      version: z.string().describe("Version of the API, such as `1.0.0`."),
      languages: z.array(Language).describe("Languages the interface and sessions can have."),
      video: z
        .enum(["available", "unavailable"])
        .describe(
          "`unavailable` when no media server is set up: sessions run without video, and the interface says so.",
        ),
      replay: z
        .enum(["available", "unavailable"])
        .describe("`unavailable` while sessions are not kept for a replay: then do not ask for consent to one."),
      identity: z
        .enum(["builtin", "external"])
        .describe(
          "The identity provider: the server itself (`builtin`) or an identity provider of the operator (`external`).",
        ),
      registration: z
        .enum(["open", "elsewhere"])
        .describe("`elsewhere`: accounts are made at the identity provider; do not offer to register or reset here."),
      mail: z
        .enum(["sent", "outbox"])
        .describe("`outbox`: no mail is sent; a platform administrator reads mails with `listOutbox`."),
      privacy_policy_version: z.iso.date().describe("Day of the privacy policy that a person agrees to."),
      demo: z.boolean().describe("The server shows demo data and offers quick sign-in."),
      sectors: z
        .array(
          z.object({
            key: z.string().describe("Key of the sector, as in `SectorKey`."),
            label: z.string().describe("Name of the sector, in the language of the request."),
          }),
        )
        .describe("Job sectors a session can be for, with labels in the language of the request."),
    })
    .describe("The features of this installation."),
);

export const getConfig = operation({
  id: "getConfig",
  method: "GET",
  path: "/config/",
  tag: "system",
  access: "public",
  summary: "The features of this installation.",
  description:
    "Read it once when an application starts. Labels are in the language of `Accept-Language`; French when none fits.",
  responses: { 200: PublicConfig },
  example: {
    response: {
      version: "1.0.0",
      languages: ["en", "fr", "de", "it"],
      video: "available",
      replay: "available",
      identity: "external",
      registration: "open",
      mail: "sent",
      privacy_policy_version: "2026-11-26",
      demo: false,
      sectors: [{ key: "software", label: "Software" }],
    },
  },
});

export const getCsrf = operation({
  id: "getCsrf",
  method: "GET",
  path: "/csrf/",
  tag: "system",
  access: "public",
  summary: "A CSRF token for this browser.",
  description: "Sets the cookie that the token belongs to. Callers with a Bearer token need neither.",
  responses: {
    200: z.object({
      csrfToken: z.string().describe("Token to send as header `X-CSRFToken`. It belongs to this browser's cookie."),
    }),
  },
});
