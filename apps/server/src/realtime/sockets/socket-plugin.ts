import websocket from "@fastify/websocket";
import type { FastifyInstance } from "fastify";
import { ApiError } from "../../contract/errors.ts";
import { selectSubprotocol } from "./socket-protocols.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route is a socket's. */
    readonly socket?: boolean;
  }
}

/** Bytes of the longest message of any kind; the limit of each kind is checked as well. */
const MAX_MESSAGE_BYTES = 8 * 1024 * 1024;
/** Whatever page a client was loaded from, its sockets and their texts are at these paths below it. */
const BELOW_A_PAGE = /^\/[^?#]*?(\/api\/(?:(?:socket|text|board)\/[^/?#]+|stats)(?:[?#].*)?)$/;

/** The path below the root that an address stands for. */
export function withoutPage(url: string): string {
  return BELOW_A_PAGE.exec(url)?.[1] ?? url;
}

/** Lets routes have sockets. An upgrade at any other route is refused. Register it before all routes. */
export async function registerSocketPlugin(app: FastifyInstance, subprotocols: ReadonlySet<string>): Promise<void> {
  await app.register(websocket, {
    options: {
      maxPayload: MAX_MESSAGE_BYTES,
      handleProtocols: (offered) => selectSubprotocol(offered, subprotocols),
    },
    // Sockets are closed with a reason by the code that opened them.
    preClose: (done) => done(),
    errorHandler: (_error, socket) => socket.terminate(),
  });
  app.addHook("onRequest", async (request) => {
    if (request.ws && request.routeOptions.config.socket !== true) throw new ApiError("not_found");
  });
}
