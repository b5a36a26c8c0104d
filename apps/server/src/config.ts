import { isIP } from "node:net";
import { PAD_EDITS_PER_SECOND } from "@hotseat/collab/pad/messages";
import {
  absolute,
  address,
  ConfigError,
  flag,
  integer,
  isLoopback,
  list,
  mailbox,
  optional,
  origin,
  proxy,
  secret,
} from "./config-values.ts";

export { ConfigError, isLoopback } from "./config-values.ts";

/** Typed settings; only `main.ts` reads them from the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The public address of the site, without trailing slash. */
  readonly publicUrl: string;
  readonly instanceUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /**
   * `url` is for browsers; `apiUrl` is for the server's own calls, where it reaches the media server by another
   * address.
   */
  readonly livekit: {
    readonly url: string;
    readonly apiUrl?: string;
    readonly apiKey: string;
    readonly apiSecret: string;
  } | null;
  /** An OpenAI-compatible endpoint; null for the embedded composer, which is not AI. The key is never logged. */
  readonly ai: { readonly baseUrl: string; readonly model: string; readonly apiKey: string } | null;
  readonly oidc: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string } | null;
  /** Service account of Keycloak's admin API, where `oidc.issuer` is one of its realms; null without one. */
  readonly keycloakAdmin: { readonly clientId: string; readonly clientSecret: string } | null;
  /** Lower case. Becomes platform administrator at the first sign-in at an external issuer that has verified it. */
  readonly adminEmail: string | null;
  /** Administrators must set up a second factor at the built-in provider before anything else. */
  readonly requireAdminSecondFactor: boolean;
  readonly sessionSecret: string | null;
  readonly allowedOrigins: readonly string[];
  /** Stand-alone code pads are open to everybody with the link; otherwise to signed-in people. */
  readonly publicPads: boolean;
  /** Messages a second from one socket of a code pad. No variable of the environment changes it. */
  readonly padEditsPerSecond: number;
  /**
   * Proxies, beside those of this machine, that may name the client's address: addresses, networks, or a name for some.
   */
  readonly trustedProxies: readonly string[];
  /** An SMTP server; null: mails are kept and not sent. It may hold a password and is never logged. */
  readonly smtpUrl: string | null;
  /** Sender of mails and organiser of calendar entries. */
  readonly mailFrom: { readonly name: string; readonly address: string };
  /** Folder of the built web app; null to serve the API only. */
  readonly webRoot: string | null;
  /** Load the demo people and sessions into an empty database. */
  readonly demo: boolean;
  /**
   * Key of the demo's practice partner, which acts as Ben; null without one. Made by the launcher at each start and
   * never stored.
   */
  readonly practicePartnerKey: string | null;
  readonly production: boolean;
  readonly allowBuiltinIdentity: boolean;
  /** Requests a minute from one caller; 0 switches the limit off (for measuring). */
  readonly rateLimitPerMinute: number;
  /** Event streams one sign-in or token holds open; 0 switches the limit off (for measuring). */
  readonly streamsPerSignIn: number;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Must equal the table of docs/settings.md and the launcher (`scripts/lib/paths.mjs`); a test compares them. */
const DEFAULT_DATA_DIR = ".hotseat/data";
const DEFAULT_PORT = 4000;
const DEFAULT_RATE_LIMIT_PER_MINUTE = 3000;
const DEFAULT_STREAMS_PER_SIGN_IN = 20;
const MAX_PORT = 65_535;

/** Returns the settings from the environment, with defaults; throws ConfigError on the first that cannot be used. */
export function readConfig(env: Environment): Config {
  const get = (name: string): string | null => env[name]?.trim() || null;
  const port = integer("PORT", get("PORT"), DEFAULT_PORT, MAX_PORT);
  const host = get("HOST") ?? "127.0.0.1";
  const local = `http://${host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host}:${port}`;
  const webRoot = get("WEB_ROOT");
  const production = get("NODE_ENV") === "production";
  const allowBuiltinIdentity = flag("ALLOW_BUILTIN_IDENTITY", get("ALLOW_BUILTIN_IDENTITY"));
  const isForReal = production && !allowBuiltinIdentity;
  const publicUrl = origin("PUBLIC_URL", get("PUBLIC_URL") ?? local, ["http:", "https:"]);
  return {
    port,
    host,
    publicUrl,
    instanceUrl: origin("INSTANCE_URL", get("INSTANCE_URL") ?? local, ["http:", "https:"]),
    dataDir: absolute(get("HOTSEAT_DATA_DIR") ?? DEFAULT_DATA_DIR),
    databaseUrl: optional(get("DATABASE_URL"), (value) => address("DATABASE_URL", value, ["postgres:", "postgresql:"])),
    livekit: livekit(get, [host, new URL(publicUrl).hostname]),
    ai: ai(get),
    oidc: identityProvider(get, isForReal),
    keycloakAdmin: keycloakAdmin(get),
    adminEmail: get("ADMIN_EMAIL")?.toLowerCase() ?? null,
    requireAdminSecondFactor: secondFactor(get),
    sessionSecret: optional(get("SESSION_SECRET"), (value) => secret("SESSION_SECRET", value)),
    allowedOrigins: list(get("ALLOWED_ORIGINS")).map((one) => origin("ALLOWED_ORIGINS", one, ["http:", "https:"])),
    publicPads: get("PUBLIC_PADS") === null || flag("PUBLIC_PADS", get("PUBLIC_PADS")),
    padEditsPerSecond: PAD_EDITS_PER_SECOND,
    trustedProxies: list(get("TRUSTED_PROXIES")).map(proxy),
    smtpUrl: optional(get("SMTP_URL"), (value) => address("SMTP_URL", value, ["smtp:", "smtps:"])),
    mailFrom: mailbox("MAIL_FROM", get("MAIL_FROM") ?? defaultMailFrom(publicUrl)),
    webRoot: webRoot === null ? null : absolute(webRoot),
    demo: demo(get, isForReal),
    practicePartnerKey: practicePartner(get, production),
    production,
    allowBuiltinIdentity,
    rateLimitPerMinute: integer(
      "HOTSEAT_RATE_LIMIT",
      get("HOTSEAT_RATE_LIMIT"),
      DEFAULT_RATE_LIMIT_PER_MINUTE,
      Number.MAX_SAFE_INTEGER,
    ),
    streamsPerSignIn: integer(
      "HOTSEAT_STREAM_LIMIT",
      get("HOTSEAT_STREAM_LIMIT"),
      DEFAULT_STREAMS_PER_SIGN_IN,
      Number.MAX_SAFE_INTEGER,
    ),
  };
}

/** No mail server accepts a sender at a bare IP address. */
function defaultMailFrom(publicUrl: string): string {
  const host = new URL(publicUrl).hostname.replace(/^\[(.*)\]$/, "$1");
  return `Hotseat <no-reply@${isIP(host) === 0 ? host : "localhost"}>`;
}

type Get = (name: string) => string | null;

/** The public key pair of `livekit-server --dev`: anybody can enter every room with it and sign our webhooks. */
const WELL_KNOWN_LIVEKIT = { apiKey: "devkey", apiSecret: "secret" };

function livekit(get: Get, ownHosts: readonly string[]): Config["livekit"] {
  const given = get("LIVEKIT_URL");
  if (given === null) return null;
  const [apiKey, apiSecret] = [get("LIVEKIT_API_KEY"), get("LIVEKIT_API_SECRET")];
  if (!apiKey || !apiSecret)
    throw new ConfigError("LIVEKIT_URL needs LIVEKIT_API_KEY and LIVEKIT_API_SECRET beside it.");
  const protocols = ["ws:", "wss:", "http:", "https:"];
  const url = address("LIVEKIT_URL", given, protocols);
  const apiUrl = optional(get("LIVEKIT_API_URL"), (value) => address("LIVEKIT_API_URL", value, protocols));
  const hosts = [...ownHosts, ...[url, apiUrl ?? url].map((one) => new URL(one).hostname)];
  const isWellKnown = apiKey === WELL_KNOWN_LIVEKIT.apiKey || apiSecret === WELL_KNOWN_LIVEKIT.apiSecret;
  if (isWellKnown && !hosts.every(isLoopback))
    throw new ConfigError(
      "LIVEKIT_API_KEY and LIVEKIT_API_SECRET are LiveKit's well-known pair for development, which is for this computer alone: HOST, PUBLIC_URL and LIVEKIT_URL must be loopback addresses with it. Make a pair of your own.",
    );
  return { url, ...(apiUrl && { apiUrl }), apiKey, apiSecret };
}

/** All three or none: with an incomplete setting the server would silently use the composer. */
function ai(get: Get): Config["ai"] {
  const [baseUrl, model, apiKey] = [get("AI_BASE_URL"), get("AI_MODEL"), get("AI_API_KEY")];
  if (!baseUrl && !model && !apiKey) return null;
  if (!baseUrl || !model || !apiKey)
    throw new ConfigError("AI_BASE_URL, AI_MODEL and AI_API_KEY are set together or not at all.");
  return { baseUrl: address("AI_BASE_URL", baseUrl, ["http:", "https:"]), model, apiKey };
}

/** Null for the built-in provider. */
function identityProvider(get: Get, isForReal: boolean): Config["oidc"] {
  const issuer = get("OIDC_ISSUER");
  if (issuer === null && isForReal)
    throw new ConfigError(
      "The built-in sign-in provider does not run with NODE_ENV=production. Set OIDC_ISSUER, or ALLOW_BUILTIN_IDENTITY=1 if you mean it.",
    );
  if (issuer === null) return null;
  const clientId = get("OIDC_CLIENT_ID");
  if (!clientId)
    throw new ConfigError(
      "OIDC_ISSUER needs OIDC_CLIENT_ID (and OIDC_CLIENT_SECRET for a confidential client) beside it.",
    );
  return {
    issuer: secureIssuer(address("OIDC_ISSUER", issuer, ["http:", "https:"])),
    clientId,
    clientSecret: get("OIDC_CLIENT_SECRET") ?? "",
  };
}

/** Anybody who can read or change an issuer's messages can sign in as anybody. */
function secureIssuer(issuer: string): string {
  const { protocol, hostname } = new URL(issuer);
  if (protocol === "http:" && !isLoopback(hostname))
    throw new ConfigError("OIDC_ISSUER must begin with https://; http:// is for a provider on this computer alone.");
  return issuer;
}

const REALM_PATH = /\/realms\/[^/]+$/;

/** Both or none, and only for an issuer that is a realm of Keycloak. */
function keycloakAdmin(get: Get): Config["keycloakAdmin"] {
  const [clientId, clientSecret] = [get("KEYCLOAK_ADMIN_CLIENT_ID"), get("KEYCLOAK_ADMIN_CLIENT_SECRET")];
  if (!clientId && !clientSecret) return null;
  if (!clientId || !clientSecret)
    throw new ConfigError("KEYCLOAK_ADMIN_CLIENT_ID and KEYCLOAK_ADMIN_CLIENT_SECRET are set together or not at all.");
  if (!REALM_PATH.test(get("OIDC_ISSUER")?.replace(/\/$/, "") ?? ""))
    throw new ConfigError("KEYCLOAK_ADMIN_CLIENT_ID needs OIDC_ISSUER to be a realm of Keycloak (…/realms/NAME).");
  return { clientId, clientSecret };
}

function secondFactor(get: Get): boolean {
  const name = "REQUIRE_ADMIN_SECOND_FACTOR";
  const required = flag(name, get(name));
  if (required && get("OIDC_ISSUER") !== null)
    throw new ConfigError(`${name} is for the built-in provider; with OIDC_ISSUER, demand it at that provider.`);
  return required;
}

/** The passwords of the demo's people are public. */
function demo(get: Get, isForReal: boolean): boolean {
  const wanted = flag("HOTSEAT_DEMO", get("HOTSEAT_DEMO"));
  if (wanted && isForReal)
    throw new ConfigError(
      "HOTSEAT_DEMO=1 does not run with NODE_ENV=production: everybody knows its passwords. Leave it out, or set ALLOW_BUILTIN_IDENTITY=1 if you mean it.",
    );
  return wanted;
}

/** The practice partner acts as a person of the demo only; no setting allows it in production. */
function practicePartner(get: Get, production: boolean): string | null {
  const name = "HOTSEAT_PRACTICE_PARTNER_KEY";
  const key = optional(get(name), (value) => secret(name, value));
  if (key !== null && production) throw new ConfigError(`${name} does not run with NODE_ENV=production. Leave it out.`);
  if (key !== null && !flag("HOTSEAT_DEMO", get("HOTSEAT_DEMO")))
    throw new ConfigError(`${name} needs HOTSEAT_DEMO=1: it stands for a person of the demo.`);
  return key;
}
