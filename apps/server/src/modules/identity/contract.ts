import { z } from "zod";
import { operation } from "../../contract/operation.ts";

/** Same-origin path to return to; anything else is replaced by `/home`. */
const Next = z.object({ next: z.string().max(1000).optional() });

export const authenticate = operation({
  id: "authenticate",
  method: "GET",
  path: "/oidc/authenticate/",
  tag: "identity",
  access: "public",
  redirect: true,
  summary: "Starts the sign-in redirect (code flow, PKCE, state, nonce).",
  query: Next.extend({ ui_locales: z.string().max(40).optional() }),
  answers: { 302: null },
  errors: ["unavailable", "too_many_requests"],
});

export const signInCallback = operation({
  id: "signInCallback",
  method: "GET",
  path: "/oidc/callback/",
  tag: "identity",
  access: "public",
  redirect: true,
  summary: "Where the identity provider sends the browser back to.",
  query: z.object({
    code: z.string().max(1000).optional(),
    state: z.string().max(500).optional(),
    error: z.string().max(200).optional(),
    error_description: z.string().max(500).optional(),
    iss: z.string().max(500).optional(),
    session_state: z.string().max(500).optional(),
  }),
  answers: { 302: null },
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
  query: Next,
  answers: { 302: null },
});
