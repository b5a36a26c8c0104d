import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import type { Platform } from "../platform.ts";
import { serverSecret } from "../secrets/server-secrets.ts";
import { createBuiltinProvider } from "./builtin/builtin-provider.ts";
import { mountProvider } from "./builtin/mount-provider.ts";
import { createOidcAdapter } from "./builtin/oidc-adapter.ts";
import type { QuickSignIn } from "./builtin/quick-sign-in.ts";
import { createSecondSteps } from "./builtin/second-step.ts";
import { registerSignIn } from "./builtin/sign-in-routes.ts";
import { type AnonymousCsrf, createAnonymousCsrf } from "./csrf.ts";
import { createKnownBrowsers } from "./known-browsers.ts";
import { newOpaque } from "./opaque.ts";
import { createRelyingParty, type RelyingParty } from "./relying-party.ts";
import { derive } from "./seal.ts";
import { createSecondFactors, type SecondFactors } from "./second-factors.ts";
import { type SignInCookies, signInCookies } from "./sign-in-attempts.ts";
import { createWebSessions, type WebSessions } from "./web-sessions.ts";

/** The built-in provider's own cookie, and its signature. */
const PROVIDER_COOKIES = ["_session", "_session.sig"] as const;

/** Identity of callers: web sessions, CSRF, and the redirects to the identity provider and back. */
export interface Identity {
  readonly webSessions: WebSessions;
  readonly anonymousCsrf: AnonymousCsrf;
  readonly relyingParty: RelyingParty;
  readonly signInCookies: SignInCookies;
  readonly secureCookies: boolean;
  /** Key with which the instances of this installation know each other. */
  readonly instanceKey: string;
  /** Second factors of the built-in provider; null with another one. */
  readonly secondFactors: SecondFactors | null;
  /** Whether this installation demands a second factor of a person, whether they have one or not. */
  needsSecondFactor(keycloakId: string): Promise<boolean>;
  /** After signing out, the password is asked for again, at the built-in provider too. */
  forgetProviderSession(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/** The people of the installation, as the identity provider needs to know them. */
export interface IdentityPeople {
  /** People who sign in by one click on the built-in provider's page; null for nobody. */
  readonly quickSignIn: QuickSignIn | null;
  isAdministrator(keycloakId: string): Promise<boolean>;
}

export async function createIdentity(
  app: FastifyInstance,
  deps: Platform,
  { quickSignIn, isAdministrator }: IdentityPeople,
): Promise<Identity> {
  const { config, clock, database } = deps;
  const secureCookies = config.publicUrl.startsWith("https:");
  const secret = config.sessionSecret ?? (await serverSecret(database.db, "session", () => newOpaque()));
  const webSessions = createWebSessions(database, clock, secureCookies);
  const secondFactors = config.oidc ? null : createSecondFactors(database, clock, secret);
  const needsSecondFactor = async (keycloakId: string): Promise<boolean> =>
    config.requireAdminSecondFactor && (await isAdministrator(keycloakId));
  const ProviderRecords = createOidcAdapter(database.db, clock);
  if (secondFactors) {
    const isIncomplete = async (keycloakId: string): Promise<boolean> =>
      (await needsSecondFactor(keycloakId)) && !(await secondFactors.isEnabled(keycloakId));
    const provider = await createBuiltinProvider(deps, secret, isIncomplete);
    await mountProvider(app, provider, config.publicUrl);
    await registerSignIn(app, deps, provider, {
      quickSignIn,
      secondFactors,
      needsSecondFactor,
      secondSteps: createSecondSteps(secret, clock),
      knownBrowsers: createKnownBrowsers(database, clock, secureCookies),
    });
  }
  return {
    webSessions,
    signInCookies: signInCookies(secureCookies),
    secureCookies,
    instanceKey: derive(secret, "instances"),
    secondFactors,
    needsSecondFactor,
    anonymousCsrf: createAnonymousCsrf(secret, secureCookies),
    relyingParty: createRelyingParty(deps, secret, () => internalOrigin(app, config)),
    async forgetProviderSession(request, reply) {
      const id = request.cookies[PROVIDER_COOKIES[0]];
      if (config.oidc || !id) return;
      await new ProviderRecords("Session").destroy(id);
      for (const name of PROVIDER_COOKIES)
        reply.clearCookie(name, { path: "/", httpOnly: true, sameSite: "lax", secure: secureCookies });
    },
  };
}

/** The address at which this process reaches itself, never through the proxy in front. */
function internalOrigin(app: FastifyInstance, config: Config): string {
  const bound = app.addresses()[0];
  if (!bound || typeof bound === "string") return config.instanceUrl;
  const any = bound.address === "0.0.0.0" || bound.address === "::";
  const host = any ? "127.0.0.1" : bound.family === "IPv6" ? `[${bound.address}]` : bound.address;
  return `http://${host}:${bound.port}`;
}
