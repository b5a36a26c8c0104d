import type { FastifyRequest } from "fastify";
import type { Viewer } from "../../contract/handle.ts";
import type { Deps } from "../../deps.ts";
import { findUser, toViewer } from "../../modules/users/users-repository.ts";
import { serverSecret } from "../secrets/server-secrets.ts";
import { type AnonymousCsrf, createAnonymousCsrf } from "./csrf.ts";
import { newOpaque } from "./opaque.ts";
import { createWebSessions, type WebSession, type WebSessions } from "./web-sessions.ts";

/** Who is who in this server: web sessions, CSRF, and the secret they hang on. */
export interface Identity {
  readonly webSessions: WebSessions;
  readonly anonymousCsrf: AnonymousCsrf;
  /** Signs what the server hands out; shared by all instances. */
  readonly secret: string;
  readonly secureCookies: boolean;
  /** The signed-in person of a request, by its cookie. */
  signedIn(request: FastifyRequest): Promise<{ session: WebSession; viewer: Viewer } | null>;
}

export async function createIdentity({ config, clock, database }: Pick<Deps, "config" | "clock" | "database">): Promise<Identity> {
  const secureCookies = config.publicUrl.startsWith("https:");
  const secret = config.sessionSecret ?? (await serverSecret(database.db, "session", () => newOpaque()));
  const webSessions = createWebSessions(database, clock, secureCookies);
  return {
    webSessions,
    anonymousCsrf: createAnonymousCsrf(secret, secureCookies),
    secret,
    secureCookies,
    async signedIn(request) {
      const session = await webSessions.find(request);
      const user = session && (await findUser(database.db, session.keycloakId));
      return session && user ? { session, viewer: toViewer(user) } : null;
    },
  };
}
