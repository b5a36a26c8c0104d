import type { FastifyRequest } from "fastify";
import { ApiError } from "../../contract/errors.ts";
import { handleRaw } from "../../handle.ts";
import { languageOf } from "../../platform/http/language.ts";
import { networkOf } from "../../platform/http/rate-limits.ts";
import { tooManySignInsPage } from "../../platform/identity/builtin/sign-in-page.ts";
import type { Identity } from "../../platform/identity/identity.ts";
import { safeNext } from "../../platform/identity/next-path.ts";
import { rememberAttempt } from "../../platform/identity/sign-in-attempts.ts";
import { SIGN_IN_STARTS, useQuota } from "../../platform/quota/quota.ts";
import { authenticate } from "./contract.ts";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** `localhost` and `127.0.0.1` are one computer to people, but two sites to a browser's cookies: sign in at the address that is set. */
function atOtherLoopbackName(request: FastifyRequest, publicUrl: string): boolean {
  const wanted = new URL(publicUrl);
  const asked = URL.canParse(`http://${request.host}`) ? new URL(`http://${request.host}`) : wanted;
  return (
    asked.hostname !== wanted.hostname &&
    asked.port === wanted.port &&
    LOOPBACK.has(asked.hostname) &&
    LOOPBACK.has(wanted.hostname)
  );
}

/** A browser that opens an address asks for HTML by name; programs take anything. */
const wantsPage = ({ headers }: FastifyRequest): boolean => headers.accept?.includes("text/html") ?? false;

export const authenticateHandler = (identity: Identity) =>
  handleRaw(authenticate, async ({ deps, query }, request, reply) => {
    if (atOtherLoopbackName(request, deps.config.publicUrl)) return reply.redirect(deps.config.publicUrl + request.url);
    try {
      await useQuota(deps.database.db, deps, SIGN_IN_STARTS, networkOf(request.ip));
    } catch (error) {
      if (!(error instanceof ApiError) || error.retryAfterSec === undefined || !wantsPage(request)) throw error;
      const language = languageOf(query.ui_locales ?? request.headers["accept-language"]);
      return reply
        .code(error.status)
        .type("text/html; charset=utf-8")
        .header("cache-control", "no-store")
        .header("retry-after", String(error.retryAfterSec))
        .send(tooManySignInsPage(language, error.retryAfterSec, request.url));
    }
    const { url, attempt } = await identity.relyingParty.begin(query.ui_locales);
    const browser = identity.signInCookies.issue(request, reply, attempt.state);
    await rememberAttempt(deps.database.db, deps.clock, browser, attempt, safeNext(query.next));
    return reply.header("cache-control", "no-store").redirect(url);
  });
