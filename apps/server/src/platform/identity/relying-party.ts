import * as oidc from "openid-client";
import { type Config, ConfigError } from "../../config.ts";
import { ApiError } from "../../contract/errors.ts";
import type { Platform } from "../platform.ts";
import { CALLBACK_PATH, CLIENT_ID, issuerOf } from "./builtin/builtin-provider.ts";
import { apiErrorIn, breakingFetch } from "./circuit-breaker.ts";
import { type ClaimedPerson, personOf } from "./claims.ts";
import { derive } from "./seal.ts";

/** Seconds; an identity provider that takes longer to respond is away. */
const RESPONSE_WITHIN_SEC = 10;
const SCOPE = "openid profile email";

/** The data to keep between leaving for the identity provider and coming back. */
export interface Attempt {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface SignedInPerson extends ClaimedPerson {
  readonly idToken: string | null;
}

/** This server as a client of its identity provider: code flow with PKCE, state and nonce. */
export interface RelyingParty {
  begin(uiLocales: string | undefined): Promise<{ url: string; attempt: Attempt }>;
  /** The person who came back; rejects when the response does not belong to the attempt. */
  finish(search: string, attempt: Attempt): Promise<SignedInPerson>;
  /** The address that ends the session at the provider too; null when no visit is needed. */
  signOutUrl(idToken: string | null, returnTo: string): Promise<string | null>;
}

/** The built-in provider runs in this process, so its endpoints are fixed and reached over the loopback address. */
function builtinConfiguration(publicUrl: string, secret: string, internalOrigin: () => string): oidc.Configuration {
  const issuer = issuerOf(publicUrl);
  const configuration = new oidc.Configuration(
    {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      authorization_response_iss_parameter_supported: true,
    },
    CLIENT_ID,
    derive(secret, "oidc-client"),
    oidc.ClientSecretBasic(derive(secret, "oidc-client")),
  );
  oidc.allowInsecureRequests(configuration);
  // The ID token comes from the provider itself, but not over TLS here: its signature is what proves it.
  oidc.enableNonRepudiationChecks(configuration);
  configuration[oidc.customFetch] = (url, options) =>
    fetch(url.replace(publicUrl, internalOrigin()), options as RequestInit);
  return configuration;
}

function discover(settings: NonNullable<Config["oidc"]>, send: typeof fetch = fetch): Promise<oidc.Configuration> {
  const issuer = new URL(settings.issuer);
  const authentication = settings.clientSecret ? oidc.ClientSecretBasic(settings.clientSecret) : oidc.None();
  // The settings accept HTTP on this computer alone.
  const isLocal = issuer.protocol === "http:";
  return oidc.discovery(issuer, settings.clientId, undefined, authentication, {
    timeout: RESPONSE_WITHIN_SEC,
    [oidc.customFetch]: (url, options) => send(url, options as RequestInit),
    execute: [oidc.enableNonRepudiationChecks, ...(isLocal ? [oidc.allowInsecureRequests] : [])],
  });
}

/** Fails at start, with a one-line error, when nobody could sign in at the configured issuer. */
export async function assertIssuerResponds({ oidc: external }: Config): Promise<void> {
  if (!external) return;
  await discover(external).catch((error: unknown) => {
    throw new ConfigError(whyNoIssuer(external.issuer, error));
  });
}

function whyNoIssuer(issuer: string, error: unknown): string {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  if (code === "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED")
    return `The identity provider at OIDC_ISSUER calls itself otherwise than ${issuer}; set OIDC_ISSUER to the name it gives.`;
  if (code === "OAUTH_RESPONSE_IS_NOT_CONFORM" || code === "OAUTH_RESPONSE_IS_NOT_JSON" || code === "OAUTH_PARSE_ERROR")
    return `There is no OpenID Connect provider at OIDC_ISSUER (${issuer}): it does not describe itself there.`;
  return `The identity provider cannot be reached: no response from OIDC_ISSUER (${issuer}${cause?.code ? `, ${cause.code}` : ""}).`;
}

export function createRelyingParty(
  { config, clock, log }: Pick<Platform, "config" | "clock" | "log">,
  secret: string,
  internalOrigin: () => string,
): RelyingParty {
  const send = breakingFetch(clock);
  let known: Promise<oidc.Configuration> | undefined;
  const external = config.oidc;

  /** Discovered once; an identity provider that is away is asked again next time. */
  function configuration(): Promise<oidc.Configuration> {
    known ??= (
      external
        ? discover(external, send)
        : Promise.resolve(builtinConfiguration(config.publicUrl, secret, internalOrigin))
    ).catch((cause: unknown) => {
      known = undefined;
      const refused = apiErrorIn(cause);
      if (refused) throw refused;
      log.error(
        { error: cause instanceof Error ? cause.message : "unknown" },
        "The identity provider cannot be reached.",
      );
      throw new ApiError("unavailable", { cause });
    });
    return known;
  }

  return {
    async begin(uiLocales) {
      const attempt = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: config.publicUrl + CALLBACK_PATH,
        scope: SCOPE,
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: "S256",
        ...(uiLocales && { ui_locales: uiLocales }),
      });
      return { url: url.href, attempt };
    },
    async finish(search, attempt) {
      const tokens = await oidc.authorizationCodeGrant(
        await configuration(),
        new URL(config.publicUrl + CALLBACK_PATH + search),
        {
          expectedState: attempt.state,
          expectedNonce: attempt.nonce,
          pkceCodeVerifier: attempt.codeVerifier,
          idTokenExpected: true,
        },
      );
      return { ...personOf(tokens.claims() ?? {}), idToken: external ? (tokens.id_token ?? null) : null };
    },
    async signOutUrl(idToken, returnTo) {
      if (!external || !idToken) return null;
      const found = await configuration();
      if (!found.serverMetadata().end_session_endpoint) return null;
      return oidc.buildEndSessionUrl(found, { id_token_hint: idToken, post_logout_redirect_uri: returnTo }).href;
    },
  };
}
