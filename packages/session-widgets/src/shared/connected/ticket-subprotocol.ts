import type { HotseatClient } from "@hotseat/api-client";
import { createSocketTicket } from "@hotseat/api-client/tools";

/** A subprotocol that stands for an embed token, good for one socket and 30 s: a browser cannot send a token with a socket. */
export async function ticketSubprotocol(client: HotseatClient, sessionId: number, toolId: string): Promise<string> {
  const { subprotocol } = await client.call(createSocketTicket, { path: { id: sessionId, toolId } });
  return subprotocol;
}
