import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { issueSocketTicket, TICKET_SUBPROTOCOL_PREFIX } from "../../platform/identity/socket-tickets.ts";
import { admitTools } from "./admit-tools.ts";
import { createSocketTicket } from "./contract.sockets.ts";
import { findTool } from "./tool-repository.ts";

/** The socket ends with what the caller signed in with. A program's key has no end of its own. */
export const createSocketTicketHandler = handle(
  createSocketTicket,
  async ({ deps, viewer, webSession, tokenHash, params }) => {
    const { db } = deps.database;
    await admitTools(db, deps, viewer, params.id);
    const tool = await findTool(db, params.toolId);
    if (tool?.sessionId !== params.id) throw new ApiError("tool_not_found");
    const { ticket, expiresAt } = await issueSocketTicket(db, deps.clock, {
      keycloakId: viewer.keycloakId,
      toolId: tool.id,
      sessionId: viewer.onlySessionId,
      webSessionHash: webSession?.idHash ?? null,
      embedTokenHash: viewer.onlySessionId === null ? null : tokenHash,
    });
    const subprotocol = `${TICKET_SUBPROTOCOL_PREFIX}${ticket}`;
    return { status: 201, body: { ticket, subprotocol, expires_at: expiresAt.toISOString() } };
  },
);
