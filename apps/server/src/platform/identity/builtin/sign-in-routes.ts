import formbody from "@fastify/formbody";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type Provider from "oidc-provider";
import type { Language } from "../../../contract/viewer.ts";
import { languageOf } from "../../http/language.ts";
import type { Platform } from "../../platform.ts";
import { INTERACTION_PATH } from "./builtin-provider.ts";
import { asPublic } from "./mount-provider.ts";
import type { QuickSignIn } from "./quick-sign-in.ts";
import { codePage, recoveryPage, setUpPage } from "./second-step-pages.ts";
import { expiredPage, signInPage } from "./sign-in-page.ts";
import { createSignInSteps, type Outcome, type SignInParts } from "./sign-in-steps.ts";
import { SIGN_IN_TEXTS } from "./sign-in-texts.ts";

const STATUS = { none: 200, wrong: 422, disabled: 403, wait: 429 } as const;

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

/** The built-in provider's sign-in form, bound by the provider's own cookie to the browser that began. */
export async function registerSignIn(
  app: FastifyInstance,
  deps: Pick<Platform, "config" | "clock" | "database" | "log">,
  provider: Provider,
  parts: SignInParts & { readonly quickSignIn: QuickSignIn | null },
): Promise<void> {
  const { quickSignIn } = parts;
  const steps = createSignInSteps(deps, parts);

  async function isUnderWay(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    asPublic(request.raw, deps.config.publicUrl);
    return provider.interactionDetails(request.raw, reply.raw).then(
      () => true,
      () => false,
    );
  }

  const html = (reply: FastifyReply, status: number, text: string): FastifyReply =>
    reply.code(status).type("text/html; charset=utf-8").header("cache-control", "no-store").send(text);

  const showExpired = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    html(reply, 410, expiredPage(pageLanguage(request)));

  /** Responds with the page of an outcome, or with the redirect back to the provider. */
  async function respond(request: FastifyRequest, reply: FastifyReply, outcome: Outcome): Promise<FastifyReply> {
    const language = pageLanguage(request);
    if (outcome.page === "signed-in") {
      await parts.knownBrowsers.remember(request, reply, outcome.keycloakId);
      const login = { accountId: outcome.keycloakId };
      return reply.redirect(await provider.interactionResult(request.raw, reply.raw, { login }), 303);
    }
    if (outcome.page === "recovery-codes")
      return html(reply, 200, recoveryPage({ language, step: outcome.step }, outcome.codes));
    const { notice } = outcome;
    if (notice.kind === "wait") reply.header("retry-after", String(notice.sec));
    const status = STATUS[notice.kind];
    if (outcome.page === "code") return html(reply, status, codePage({ language, step: outcome.step }, outcome.notice));
    if (outcome.page === "set-up")
      return html(reply, status, setUpPage({ language, step: outcome.step }, outcome.factor, outcome.notice));
    const demoPeople = (await quickSignIn?.people()) ?? [];
    return html(reply, status, signInPage({ language, login: outcome.login, notice, demoPeople }));
  }

  const uidOf = (request: FastifyRequest): string => (request.params as { uid: string }).uid;

  await app.register(async (inner) => {
    await inner.register(formbody, { bodyLimit: 8192 });
    inner.get(`${INTERACTION_PATH}/:uid`, async (request, reply) =>
      (await isUnderWay(request, reply))
        ? respond(request, reply, { page: "password", login: "", notice: { kind: "none" } })
        : showExpired(request, reply),
    );
    inner.post(`${INTERACTION_PATH}/:uid`, async (request, reply) => {
      if (!(await isUnderWay(request, reply))) return showExpired(request, reply);
      const { body } = request;
      const step = field(body, "step");
      if (step !== "")
        return respond(request, reply, await steps.second(request, uidOf(request), step, field(body, "code")));
      // The typed login and password, or those of the person chosen by a click.
      const chosen = quickSignIn?.credentials(field(body, "demo"));
      const typed = chosen ?? { login: field(body, "login"), password: field(body, "password") };
      return respond(request, reply, await steps.first(request, uidOf(request), typed));
    });
  });
}
