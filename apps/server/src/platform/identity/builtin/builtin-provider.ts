import { generateKeyPairSync } from "node:crypto";
import Provider, { type Configuration, interactionPolicy, type JWKS } from "oidc-provider";
import { MINUTE_SEC } from "../../clock/durations.ts";
import type { Platform } from "../../platform.ts";
import { serverSecret } from "../../secrets/server-secrets.ts";
import { findAccount } from "../accounts.ts";
import { derive } from "../seal.ts";
import { IDLE_MS } from "../web-sessions.ts";
import { createOidcAdapter } from "./oidc-adapter.ts";

export const MOUNT = "/oidc";
export const INTERACTION_PATH = "/sign-in";
export const CLIENT_ID = "hotseat";
export const CALLBACK_PATH = "/api/v1/oidc/callback/";
/** No longer than the idle time: a sign-in that it ended would otherwise come back without a password. */
const PROVIDER_SESSION_SEC = IDLE_MS / 1000;

export const issuerOf = (publicUrl: string): string => publicUrl + MOUNT;

function makeKeys(): string {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return JSON.stringify({ keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "1" }] });
}

/** Asks for the password again, although the person is signed in at the provider, while their sign-in is incomplete. */
function policyWith(isIncomplete: (keycloakId: string) => Promise<boolean>): interactionPolicy.DefaultPolicy {
  const { Check, base } = interactionPolicy;
  const policy = base();
  const missing = new Check("second_factor_missing", "A second factor must be set up.", async ({ oidc }) => {
    const accountId = oidc.session?.accountId;
    return accountId !== undefined && (await isIncomplete(accountId)) ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT;
  });
  policy.get("login")?.checks.add(missing);
  return policy;
}

/**
 * A small, real OpenID Connect provider with this installation's own accounts; its one client is this server.
 * @param isIncomplete whether a person must set up a second factor before a sign-in of theirs counts
 */
export async function createBuiltinProvider(
  { config, database, clock }: Pick<Platform, "config" | "database" | "clock">,
  secret: string,
  isIncomplete: (keycloakId: string) => Promise<boolean>,
): Promise<Provider> {
  const jwks = JSON.parse(await serverSecret(database.db, "oidc_keys", makeKeys)) as JWKS;
  const settings: Configuration = {
    adapter: createOidcAdapter(database.db, clock),
    jwks,
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: derive(secret, "oidc-client"),
        redirect_uris: [config.publicUrl + CALLBACK_PATH],
        grant_types: ["authorization_code"],
        response_types: ["code"],
      },
    ],
    cookies: { keys: [derive(secret, "oidc-cookies")], short: { path: "/" }, long: { path: "/" } },
    pkce: { required: () => true },
    claims: { openid: ["sub"], profile: ["name"], email: ["email", "email_verified"] },
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    interactions: { policy: policyWith(isIncomplete), url: (_context, { uid }) => `${INTERACTION_PATH}/${uid}` },
    ttl: {
      AuthorizationCode: MINUTE_SEC,
      AccessToken: MINUTE_SEC,
      IdToken: 5 * MINUTE_SEC,
      Interaction: 60 * MINUTE_SEC,
      Session: PROVIDER_SESSION_SEC,
      Grant: PROVIDER_SESSION_SEC,
    },
    findAccount: async (_context, subject) => {
      const account = await findAccount(database.db, subject);
      return account && !account.isDisabled
        ? {
            accountId: subject,
            claims: async () => ({
              sub: subject,
              email: account.login,
              email_verified: account.emailVerified,
              name: account.fullName,
            }),
          }
        : undefined;
    },
    /** The only client is the product itself, so people are not asked for consent. */
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope("openid profile email");
      await grant.save();
      return grant;
    },
  };
  const provider = new Provider(issuerOf(config.publicUrl), settings);
  provider.proxy = true;
  return provider;
}
