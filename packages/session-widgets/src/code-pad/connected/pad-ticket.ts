import type { HotseatClient } from "@hotseat/api-client";
import { createSocketTicket } from "@hotseat/api-client/tools";

/** A ticket for one socket, valid for 30 s: a browser cannot send a token with it. */
export async function padTicket(client: HotseatClient, sessionId: number, toolId: string): Promise<string> {
  const { ticket } = await client.call(createSocketTicket, { path: { id: sessionId, toolId } });
  return ticket;
}
