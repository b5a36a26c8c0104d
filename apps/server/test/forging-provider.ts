import { createHmac, createSign, generateKeyPairSync, type KeyObject } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { CLIENT } from "./external-provider.ts";

type Json = Readonly<Record<string, unknown>>;

/** A response of the token endpoint, before it is sent. */
export interface Forgery {
  header?: Json;
  claims?: Json;
  /** Signs header and claims; default: the provider's own key, with RS256. */
  sign?: (input: string) => string;
  /** Replaces the ID token. */
  idToken?: string | null;
  /** Replaces the whole response. */
  response?: { readonly status: number; readonly body: Json };
}

/** An identity provider that responds as a test wants; it knows one confidential client. */
export interface ForgingProvider {
  readonly issuer: string;
  /** Its public key, as everybody can read it. */
  readonly publicKey: KeyObject;
  /** The form of the next responses of its token endpoint. */
  forge: Forgery;
  /** The nonce that the person left with; the test sets it from the address the browser was sent to. */
  nonce: string;
  close(): Promise<void>;
}

const encode = (value: Json): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Signs as RS256 with a key. */
export const signedBy =
  (key: KeyObject) =>
  (input: string): string =>
    createSign("RSA-SHA256").update(input).sign(key, "base64url");

/** Signs as HS256 with a secret. */
export const signedWithSecret =
  (secret: string | Buffer) =>
  (input: string): string =>
    createHmac("sha256", secret).update(input).digest("base64url");

export const newKey = () => generateKeyPairSync("rsa", { modulusLength: 2048 });

export async function startForgingProvider(): Promise<ForgingProvider> {
  const { privateKey, publicKey } = newKey();
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: ForgingProvider = {
    issuer,
    publicKey,
    forge: {},
    nonce: "",
    close: () => new Promise<void>((resolve) => server.close(() => resolve()) && server.closeAllConnections()),
  };

  function tokenResponse(): { status: number; body: Json } {
    const { header, claims, sign = signedBy(privateKey), idToken, response } = provider.forge;
    if (response) return response;
    const now = Math.floor(Date.now() / 1000);
    const input = `${encode({ alg: "RS256", kid: "1", ...header })}.${encode({
      iss: issuer,
      aud: CLIENT.id,
      sub: "jana",
      email: "jana@work.example",
      name: "Jana Novak",
      nonce: provider.nonce,
      iat: now,
      exp: now + 60,
      ...claims,
    })}`;
    const made = idToken === undefined ? `${input}.${sign(input)}` : idToken;
    const token = { access_token: "an access token", token_type: "Bearer" };
    return { status: 200, body: made === null ? token : { ...token, id_token: made } };
  }

  const PAGES: Readonly<Record<string, () => { status: number; body: Json }>> = {
    "/.well-known/openid-configuration": () => ({
      status: 200,
      body: {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
        authorization_response_iss_parameter_supported: true,
      },
    }),
    "/jwks": () => ({
      status: 200,
      body: { keys: [{ ...publicKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "1" }] },
    }),
    "/token": tokenResponse,
  };
  server.on("request", (request, response) => {
    const { status, body } = PAGES[request.url ?? ""]?.() ?? { status: 404, body: {} };
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  return provider;
}
