import { ApiError } from "../../contract/errors.ts";
import { handleRaw } from "../../handle.ts";
import { bearerOf } from "../../platform/http/callers.ts";
import { hashOpaque } from "../../platform/identity/opaque.ts";
import { issueSocketTicket } from "../../platform/identity/socket-tickets.ts";
import { createSocketTicket } from "./contract.sockets.ts";
import { toolAccess } from "./tool-access.ts";

/** The socket ends with what the caller signed in with. A program's key has no end of its own. */
export const createSocketTicketHandler = handleRaw(
  createSocketTicket,
  async ({ deps, viewer, webSession, params }, request, reply) => {
    const { db } = deps.database;
    const { tool, canSee } = await toolAccess(db, deps.clock.now(), params.toolId, viewer);
    if (!tool || !canSee || tool.sessionId !== params.id) throw new ApiError("not_found");
    const token = viewer.onlySessionId === null ? null : bearerOf(request);
    const { ticket, expiresAt } = await issueSocketTicket(db, deps.clock, {
      keycloakId: viewer.keycloakId,
      toolId: tool.id,
      sessionId: viewer.onlySessionId,
      webSessionHash: webSession?.idHash ?? null,
      embedTokenHash: token === null ? null : hashOpaque(token),
    });
    return reply.code(201).header("cache-control", "no-store").send({ ticket, expires_at: expiresAt.toISOString() });
  },
);
