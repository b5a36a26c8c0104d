import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

/** An external identity provider, which the server reaches over HTTP. */
export interface ExternalProvider {
  readonly issuer: string;
  /** Requested paths, in order. */
  readonly asked: string[];
  /** The person who is signed in there; no password is asked for. */
  person: {
    readonly sub: string;
    readonly email: string;
    readonly email_verified?: boolean;
    readonly name: string;
    readonly locale?: string;
  };
  close(): Promise<void>;
}

export const CLIENT = { id: "hotseat-at-work", secret: "the client's own secret, long enough" };

/** A real OpenID Connect provider that insists on PKCE and knows one confidential client. */
export async function startExternalProvider(redirectUri: string): Promise<ExternalProvider> {
  const server: Server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const external = {
    issuer,
    asked: [] as string[],
    person: { sub: "f:42:jana", email: "Jana@Work.example", name: "Jana Novak", locale: "de-CH" },
    close: () => new Promise<void>((resolve) => server.close(() => resolve()) && server.closeAllConnections()),
  };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        post_logout_redirect_uris: [new URL("../logout/", redirectUri).href],
      },
    ],
    cookies: { keys: ["a key of the provider's cookies"] },
    pkce: { required: () => true },
    claims: { openid: ["sub"], profile: ["name", "locale"], email: ["email", "email_verified"] },
    conformIdTokenClaims: false,
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/here-you-are/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ ...external.person, sub }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? "",
        accountId: oidc.session?.accountId ?? "",
      });
      grant.addOIDCScope("openid profile email");
      await grant.save();
      return grant;
    },
  });
  const serve = provider.callback();
  server.on("request", (request, response) => {
    external.asked.push(request.url?.split("?")[0] ?? "");
    if (!request.url?.startsWith("/here-you-are/")) return void serve(request, response);
    void provider.interactionFinished(request, response, { login: { accountId: external.person.sub } });
  });
  return external;
}
