import type { HotseatClient } from "@hotseat/api-client";
import type { BoardSocket, BoardSocketListeners } from "@hotseat/collab/scene/client";
import { BOARD_SUBPROTOCOL } from "@hotseat/collab/scene/messages";
import { entryRefusal } from "../../shared/connected/entry-refusal";
import { ticketSubprotocol } from "../../shared/connected/ticket-subprotocol";

async function protocolsFor(client: HotseatClient, sessionId: number, toolId: string): Promise<string[]> {
  if (!client.usesAccessToken) return [BOARD_SUBPROTOCOL];
  return [BOARD_SUBPROTOCOL, await ticketSubprotocol(client, sessionId, toolId)];
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
