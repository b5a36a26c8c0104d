import formbody from "@fastify/formbody";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type Provider from "oidc-provider";
import type { Language } from "../../../contract/viewer.ts";
import { languageOf } from "../../http/language.ts";
import type { Platform } from "../../platform.ts";
import { checkPassword, findAccountByLogin } from "../accounts.ts";
import { INTERACTION_PATH } from "./builtin-provider.ts";
import { attemptSucceeded, beginAttempt } from "./login-failures.ts";
import { asPublic } from "./mount-provider.ts";
import type { QuickSignIn } from "./quick-sign-in.ts";
import { expiredPage, type Notice, signInPage } from "./sign-in-page.ts";
import { SIGN_IN_TEXTS } from "./sign-in-texts.ts";

const STATUS: { [N in Notice]: number } = { none: 200, wrong: 422, wait: 429 };

function pageLanguage(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: string };
  return lang && Object.hasOwn(SIGN_IN_TEXTS, lang)
    ? (lang as Language)
    : languageOf(request.headers["accept-language"]);
}

const field = (body: unknown, name: string): string => {
  const value = (body as Record<string, unknown> | undefined)?.[name];
  // No account's name or password holds a NUL, and no text of the database may.
  return typeof value === "string" && !value.includes("\0") ? value : "";
};

/** The typed login and password, or those of the person chosen by a click. */
function typedIn(body: unknown, quickSignIn: QuickSignIn | null): { login: string; password: string } {
  const chosen = quickSignIn?.credentials(field(body, "demo"));
  return chosen ?? { login: field(body, "login"), password: field(body, "password") };
}

/** The built-in provider's sign-in form, bound by the provider's own cookie to the browser that began. */
export async function registerSignIn(
  app: FastifyInstance,
  deps: Pick<Platform, "config" | "clock" | "database" | "log">,
  provider: Provider,
  quickSignIn: QuickSignIn | null,
): Promise<void> {
  const { db } = deps.database;

  async function isUnderWay(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    asPublic(request.raw, deps.config.publicUrl);
    return provider.interactionDetails(request.raw, reply.raw).then(
      () => true,
      () => false,
    );
  }

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    notice: Notice,
    login: string,
  ): Promise<FastifyReply> {
    const demoPeople = (await quickSignIn?.people()) ?? [];
    return reply
      .code(STATUS[notice])
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .send(signInPage({ language: pageLanguage(request), login, notice, demoPeople }));
  }

  function showExpired(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    return reply
      .code(410)
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .send(expiredPage(pageLanguage(request)));
  }

  /** Logs the account, never the typed login: that may be a password in the wrong field. */
  async function logFailure(request: FastifyRequest, login: string, message: string): Promise<void> {
    const account = await findAccountByLogin(db, login);
    deps.log.warn({ who: account?.keycloakId ?? null, what: "password", from: request.ip }, message);
  }

  await app.register(async (inner) => {
    await inner.register(formbody, { bodyLimit: 8192 });
    inner.get(`${INTERACTION_PATH}/:uid`, async (request, reply) =>
      (await isUnderWay(request, reply)) ? show(request, reply, "none", "") : showExpired(request, reply),
    );
    inner.post(`${INTERACTION_PATH}/:uid`, async (request, reply) => {
      if (!(await isUnderWay(request, reply))) return showExpired(request, reply);
      const { login, password } = typedIn(request.body, quickSignIn);
      if (!(await beginAttempt(db, deps.clock, login, request.ip))) {
        await logFailure(request, login, "A sign-in has to wait: too many attempts.");
        return show(request, reply, "wait", login);
      }
      const account = await checkPassword(db, login, password);
      if (!account) {
        await logFailure(request, login, "A sign-in failed.");
        return show(request, reply, "wrong", login);
      }
      await attemptSucceeded(db, login, request.ip);
      const onward = await provider.interactionResult(request.raw, reply.raw, {
        login: { accountId: account.keycloakId },
      });
      return reply.redirect(onward, 303);
    });
  });
}
