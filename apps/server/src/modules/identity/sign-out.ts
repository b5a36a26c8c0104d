import { handleRaw } from "../../handle.ts";
import type { Identity } from "../../platform/identity/identity.ts";
import { safeNext } from "../../platform/identity/next-path.ts";
import { signOut } from "./contract.ts";

/** Stores the path to return to while the browser is at the identity provider. */
const NEXT_COOKIE = "hotseat_after_sign_out";
const PATH = "/api/v1/oidc/logout/";
const NEXT_LIFETIME_SEC = 300;
/** Clears cached responses of the person; the storage stays, because it holds drafts that are not sent yet. */
const FORGET = '"cache"';

/** Ends the web session; with an external provider the browser then visits its sign-out and comes back here. */
export const signOutHandler = (identity: Identity) =>
  handleRaw(signOut, async ({ deps, query }, request, reply) => {
    reply.header("cache-control", "no-store").header("clear-site-data", FORGET);
    const cookie = { path: PATH, httpOnly: true, sameSite: "lax", secure: identity.secureCookies } as const;
    const next = safeNext(query.next ?? request.cookies[NEXT_COOKIE], "/");
    const session = await identity.webSessions.find(request);
    if (session) await identity.webSessions.end(session);
    identity.webSessions.clearCookies(reply);
    await identity.forgetProviderSession(request, reply);
    // The person is signed out here already; a provider that does not respond must not leave them on an error page.
    const visit =
      session &&
      (await identity.relyingParty.signOutUrl(session.idToken, deps.config.publicUrl + PATH).catch(() => null));
    if (!visit) return reply.clearCookie(NEXT_COOKIE, cookie).redirect(next);
    return reply.setCookie(NEXT_COOKIE, next, { ...cookie, maxAge: NEXT_LIFETIME_SEC }).redirect(visit);
  });
