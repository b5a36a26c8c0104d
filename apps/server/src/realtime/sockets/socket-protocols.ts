import type { FastifyRequest } from "fastify";
import { TICKET_SUBPROTOCOL_PREFIX } from "../../platform/identity/socket-tickets.ts";

/** The ticket among the offered subprotocols; null for none. */
export function ticketOf(request: FastifyRequest): string | null {
  const ticket = offeredBy(request.headers["sec-websocket-protocol"]).find((one) =>
    one.startsWith(TICKET_SUBPROTOCOL_PREFIX),
  );
  return ticket?.slice(TICKET_SUBPROTOCOL_PREFIX.length) ?? null;
}

/** The first offered subprotocol that is spoken here; false for none. A ticket is never repeated in the response. */
export function selectSubprotocol(offered: ReadonlySet<string>, spoken: ReadonlySet<string>): string | false {
  for (const one of offered) if (spoken.has(one)) return one;
  return false;
}

export const offeredBy = (header: string | undefined): string[] =>
  (header ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");
