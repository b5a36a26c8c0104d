import { z } from "zod";
import { operation } from "../../contract/operation.ts";

/** Same-origin path to return to; anything else is replaced by `/home`. */
const Next = z.object({
  next: z
    .string()
    .max(1000)
    .optional()
    .describe("Path on this server to return to; anything else is replaced by `/home`."),
});

export const authenticate = operation({
  id: "authenticate",
  method: "GET",
  path: "/oidc/authenticate/",
  tag: "identity",
  access: "public",
  redirect: true,
  summary: "Starts the sign-in.",
  description:
    "Open it as a page. It redirects to the identity provider (authorization code flow with PKCE, state and nonce), which sends the browser back to `signInCallback`.",
  query: Next.extend({
    ui_locales: z.string().max(40).optional().describe("Language of the sign-in page, as a language tag such as `fr`."),
  }),
  responses: { 302: null },
  errors: ["unavailable", "too_many_requests"],
});

export const signInCallback = operation({
  id: "signInCallback",
  method: "GET",
  path: "/oidc/callback/",
  tag: "identity",
  access: "public",
  redirect: true,
  summary: "Finishes the sign-in.",
  description:
    "Opened by the browser, never by a program. It checks the response of the identity provider, sets the cookie of the web session and redirects to `next`.",
  query: z.object({
    code: z.string().max(1000).optional().describe("Authorization code, from the identity provider."),
    state: z.string().max(500).optional().describe("The `state` that the sign-in began with."),
    error: z.string().max(200).optional().describe("OAuth error code, where the sign-in failed or was cancelled."),
    error_description: z.string().max(500).optional().describe("The identity provider's words about the error."),
    iss: z.string().max(500).optional().describe("Issuer that sent the browser back (RFC 9207)."),
    session_state: z.string().max(500).optional().describe("Session state of OpenID Connect."),
  }),
  responses: { 302: null },
  errors: ["unavailable"],
});

export const signOut = operation({
  id: "signOut",
  method: "GET",
  path: "/oidc/logout/",
  tag: "identity",
  access: "public",
  redirect: true,
  summary: "Ends the web session, here and at the identity provider.",
  description: "Open it as a page. It ends the web session and redirects to `next`.",
  query: Next,
  responses: { 302: null },
});
