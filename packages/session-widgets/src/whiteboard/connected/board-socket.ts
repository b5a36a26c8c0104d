import type { HotseatClient } from "@hotseat/api-client";
import { createSocketTicket } from "@hotseat/api-client/tools";
import { TICKET_SUBPROTOCOL_PREFIX } from "@hotseat/collab/pad/messages";
import type { BoardSocket, BoardSocketListeners } from "@hotseat/collab/scene/client";
import { BOARD_SUBPROTOCOL } from "@hotseat/collab/scene/messages";
import { entryRefusal } from "../../shared/connected/entry-refusal";

/** A browser cannot send an embed token on a socket; a ticket, good once and for 30 s, stands for it. */
async function protocolsFor(client: HotseatClient, sessionId: number, toolId: string): Promise<string[]> {
  if (!client.usesAccessToken) return [BOARD_SUBPROTOCOL];
  const { ticket } = await client.call(createSocketTicket, { path: { id: sessionId, toolId } });
  return [BOARD_SUBPROTOCOL, `${TICKET_SUBPROTOCOL_PREFIX}${ticket}`];
}

function addressOf(client: HotseatClient, toolId: string): URL {
  const url = new URL(`${client.baseUrl}/api/board/${toolId}`, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url;
}

/** Opens the socket of a session's board. */
export async function openBoardSocket(
  client: HotseatClient,
  { sessionId, toolId }: { readonly sessionId: number; readonly toolId: string },
  { onMessage, onRefused, onClose }: BoardSocketListeners,
): Promise<BoardSocket> {
  const url = addressOf(client, toolId);
  const fail = async (ticket?: unknown): Promise<never> => {
    const refusal = await entryRefusal(url.href, ticket);
    if (refusal) onRefused(refusal);
    throw new Error("The board's socket did not open.");
  };
  const protocols = await protocolsFor(client, sessionId, toolId).catch(fail);
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, protocols);
    socket.onopen = () => {
      socket.onclose = onClose;
      resolve(socket);
    };
    socket.onmessage = ({ data }) => onMessage(String(data));
    socket.onclose = () => fail(client.usesAccessToken ? null : undefined).catch(reject);
  });
}
