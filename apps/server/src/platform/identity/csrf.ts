import { createHmac } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { newOpaque } from "./opaque.ts";

export const CSRF_COOKIE = "hotseat_csrf";

/** The CSRF token of a browser that is not signed in: bound to a cookie of its own, nothing stored. */
export interface AnonymousCsrf {
  /** null when the browser has no cookie yet. */
  tokenOf(request: FastifyRequest): string | null;
  /** Gives the browser its cookie if it has none; returns its token. */
  issue(request: FastifyRequest, reply: FastifyReply): string;
}

export function createAnonymousCsrf(secret: string, secure: boolean): AnonymousCsrf {
  const tokenFor = (cookie: string): string =>
    createHmac("sha256", secret).update(`csrf:${cookie}`).digest("base64url");
  return {
    tokenOf(request) {
      const cookie = request.cookies[CSRF_COOKIE];
      return cookie ? tokenFor(cookie) : null;
    },
    issue(request, reply) {
      const cookie = request.cookies[CSRF_COOKIE] ?? newOpaque();
      reply.setCookie(CSRF_COOKIE, cookie, { path: "/", httpOnly: true, sameSite: "lax", secure });
      return tokenFor(cookie);
    },
  };
}
