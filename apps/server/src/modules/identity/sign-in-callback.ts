import { ApiError } from "../../contract/errors.ts";
import { handleRaw } from "../../handle.ts";
import type { Identity } from "../../platform/identity/identity.ts";
import { SIGN_IN_COOKIE, takeAttempt } from "../../platform/identity/sign-in-attempts.ts";
import { placeSignedIn } from "../invitations/place-signed-in.ts";
import { mirrorUser } from "../users/users-repository.ts";
import { signInCallback } from "./contract.ts";

/** On a failure the sign-in page says so and offers to try again. */
const FAILED = "/login?error=sign_in_failed";

export const signInCallbackHandler = (identity: Identity) =>
  handleRaw(signInCallback, async ({ deps, query }, request, reply) => {
    reply.header("cache-control", "no-store");
    const { database, clock, log } = deps;
    const browser = request.cookies[SIGN_IN_COOKIE];
    const found = browser && query.state ? await takeAttempt(database.db, clock, browser, query.state) : null;
    if (!found) {
      log.warn({ what: "callback", from: request.ip, reason: "no sign-in of this browser" }, "A sign-in failed.");
      return reply.redirect(FAILED);
    }
    try {
      const person = await identity.relyingParty.finish(searchOf(request.url), found.attempt);
      await database.transaction((tx) => mirrorUser(tx, clock, person));
      await placeSignedIn(deps, person.subject).catch((error: unknown) =>
        log.warn(
          { error },
          "Invitations to this person's address were not found a place; the next sign-in tries again.",
        ),
      );
      const before = await identity.webSessions.find(request);
      if (before) await identity.webSessions.end(before);
      identity.webSessions.setCookie(reply, await identity.webSessions.start(person.subject, person.idToken));
      return reply.redirect(found.next);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      const reason = error instanceof Error ? error.message : "unknown";
      log.warn({ what: "callback", from: request.ip, reason }, "A sign-in failed.");
      return reply.redirect(FAILED);
    }
  });

function searchOf(url: string): string {
  const at = url.indexOf("?");
  return at < 0 ? "" : url.slice(at);
}
