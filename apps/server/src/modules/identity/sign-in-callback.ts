import type { FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { handleRaw } from "../../handle.ts";
import { apiErrorIn } from "../../platform/identity/circuit-breaker.ts";
import type { Identity } from "../../platform/identity/identity.ts";
import type { SignedInPerson } from "../../platform/identity/relying-party.ts";
import { takeAttempt } from "../../platform/identity/sign-in-attempts.ts";
import { placeSignedIn } from "../invitations/place-signed-in.ts";
import { mirrorUser } from "../users/users-repository.ts";
import { signInCallback } from "./contract.ts";
import { roleAtSignIn } from "./role-at-sign-in.ts";

/** On a failure the sign-in page says so and offers to try again. */
const FAILED = "/login?error=sign_in_failed";
/** The sign-in page says that the account is disabled. */
const INACTIVE = "/login?error=account_inactive";

export const signInCallbackHandler = (identity: Identity) =>
  handleRaw(signInCallback, async ({ deps, query }, request, reply) => {
    reply.header("cache-control", "no-store");
    const { database, clock, log } = deps;
    const browser = query.state ? identity.signInCookies.take(request, reply, query.state) : null;
    const found = browser && query.state ? await takeAttempt(database.db, clock, browser, query.state) : null;
    if (!found) {
      log.warn({ what: "callback", from: request.ip, reason: "no sign-in of this browser" }, "A sign-in failed.");
      return reply.redirect(FAILED);
    }
    try {
      const person = await identity.relyingParty.finish(searchOf(request.url), found.attempt);
      if (!(await admit(deps, person))) {
        log.warn({ who: person.subject, what: "callback", from: request.ip, reason: "inactive" }, "A sign-in failed.");
        return reply.redirect(INACTIVE);
      }
      const before = await identity.webSessions.find(request);
      if (before) await identity.webSessions.end(before);
      identity.webSessions.setCookie(reply, await startFor(identity, request, person));
      return reply.redirect(found.next);
    } catch (error) {
      const refused = apiErrorIn(error);
      if (refused) throw refused;
      const reason = error instanceof Error ? error.message : "unknown";
      log.warn({ what: "callback", from: request.ip, reason }, "A sign-in failed.");
      return reply.redirect(FAILED);
    }
  });

/** The person's row here, and a place in the sessions they were invited to. Returns false for a disabled account. */
async function admit(deps: Deps, person: SignedInPerson): Promise<boolean> {
  const { database, clock, log } = deps;
  const { isActive } = await database.transaction(async (tx) =>
    mirrorUser(tx, clock, { ...person, role: await roleAtSignIn(tx, deps.config, person) }),
  );
  if (!isActive) return false;
  await placeSignedIn(deps, person.subject).catch((error: unknown) =>
    log.warn({ error }, "Invitations to this person's address were not found a place; the next sign-in tries again."),
  );
  return true;
}

const startFor = ({ webSessions }: Identity, request: FastifyRequest, { subject, idToken }: SignedInPerson) =>
  webSessions.start(subject, idToken, request.headers["user-agent"] ?? null);

function searchOf(url: string): string {
  const at = url.indexOf("?");
  return at < 0 ? "" : url.slice(at);
}
