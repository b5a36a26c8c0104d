import type { FastifyRequest } from "fastify";
import { ApiError } from "../../contract/errors.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import { isEmbedTokenAlive } from "../../modules/embed/embed-repository.ts";
import { findUser, toViewer } from "../../modules/users/users-repository.ts";
import { isOwnOrigin } from "../../platform/http/origins.ts";
import { networkOf } from "../../platform/http/rate-limits.ts";
import { recordCaller } from "../../platform/http/refusals.ts";
import { redeemSocketTicket, type SocketTicket } from "../../platform/identity/socket-tickets.ts";
import type { WebSession, WebSessions } from "../../platform/identity/web-sessions.ts";
import type { Credential } from "../event-stream/connection.ts";
import { ticketOf } from "./socket-protocols.ts";

/** The caller who asks for a socket. */
export interface SocketCaller {
  /** Null for somebody who did not sign in. */
  readonly viewer: Viewer | null;
  readonly credential: Credential | null;
  /** The only tool that a ticket opens. */
  readonly onlyToolId: string | null;
  readonly network: string;
}

/** The web session of a request's cookie, with its person. */
type SignedIn = (request: FastifyRequest) => Promise<{ session: WebSession; viewer: Viewer } | null>;

/**
 * Reads who asks for an upgrade: a ticket, or the browser's sign-in, or nobody. A request with cookies must come from a page of
 * ours or of an allowed origin, because a browser sends them from any page of the same site. A request without an upgrade opens nothing.
 */
export function socketCallers(
  { database, clock, config }: Pick<Deps, "database" | "clock" | "config">,
  signedIn: SignedIn,
  webSessions: Pick<WebSessions, "alive">,
): (request: FastifyRequest) => Promise<SocketCaller> {
  const origins = { publicOrigin: config.publicUrl, allowedOrigins: config.allowedOrigins };

  /** The sign-in or token that asked for a ticket may have ended since. */
  async function isAlive({ webSessionHash, embedTokenHash }: SocketTicket): Promise<boolean> {
    if (webSessionHash !== null) return (await webSessions.alive([webSessionHash])).has(webSessionHash);
    return embedTokenHash === null || isEmbedTokenAlive(database.db, clock, embedTokenHash);
  }

  async function byTicket(ticket: string, network: string): Promise<SocketCaller> {
    const grant = await redeemSocketTicket(database.db, clock, ticket);
    const user = grant && (await findUser(database.db, grant.keycloakId));
    if (!grant || !user?.isActive || !(await isAlive(grant))) throw new ApiError("token_invalid");
    const credential: Credential | null = grant.webSessionHash
      ? { kind: "web", idHash: grant.webSessionHash }
      : grant.embedTokenHash
        ? { kind: "ticket", tokenHash: grant.embedTokenHash }
        : null;
    return { viewer: toViewer(user, grant.sessionId), credential, onlyToolId: grant.toolId, network };
  }

  return async (request) => {
    const { cookie, origin, host } = request.headers;
    if (request.ws && cookie !== undefined && (origin === undefined || !isOwnOrigin(origins, origin, host)))
      throw new ApiError("origin_not_allowed");
    const network = networkOf(request.ip);
    const ticket = ticketOf(request);
    const found = ticket === null ? await signedIn(request) : null;
    const caller: SocketCaller =
      ticket === null
        ? {
            viewer: found?.viewer ?? null,
            credential: found ? { kind: "web", idHash: found.session.idHash } : null,
            onlyToolId: null,
            network,
          }
        : await byTicket(ticket, network);
    if (caller.viewer) recordCaller(request, caller.viewer.keycloakId);
    return caller;
  };
}
