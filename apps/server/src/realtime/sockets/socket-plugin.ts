import websocket, { type WebsocketPluginOptions } from "@fastify/websocket";
import type { FastifyInstance } from "fastify";
import { WebSocket } from "ws";
import { ApiError } from "../../contract/errors.ts";
import { CLOSE } from "../documents/peer.ts";
import { selectSubprotocol } from "./socket-protocols.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route is a socket's. */
    readonly socket?: boolean;
  }
}

type ServerOptions = NonNullable<WebsocketPluginOptions["options"]>;

/** Bytes of the longest message of any kind; the limit of each kind is checked as well. */
const MAX_MESSAGE_BYTES = 8 * 1024 * 1024;
/** The code with which `ws` closes for a longer message, without a reason. */
const TOO_LONG = 1009;
/** Whatever page a client was loaded from, its sockets and their texts are at these paths below it. */
const BELOW_A_PAGE = /^\/[^?#]*?(\/api\/(?:(?:socket|text|board)\/[^/?#]+|stats)(?:[?#].*)?)$/;

/** The path below the root that an address stands for. */
export function withoutPage(url: string): string {
  return BELOW_A_PAGE.exec(url)?.[1] ?? url;
}

/** Closes for a message above the limit as each kind does for its own: with 1008 and a reason (TL-P.97). */
class SocketWithReasons extends WebSocket {
  override close(code?: number, reason?: string | Buffer): void {
    if (code === TOO_LONG) super.close(CLOSE.policy, `A message has at most ${MAX_MESSAGE_BYTES} bytes.`);
    else super.close(code, reason);
  }
}

/** Lets routes have sockets. An upgrade at any other route is refused. Register it before all routes. */
export async function registerSocketPlugin(app: FastifyInstance, subprotocols: ReadonlySet<string>): Promise<void> {
  await app.register(websocket, {
    options: {
      maxPayload: MAX_MESSAGE_BYTES,
      // Its type is that of the whole module; the server constructs the class alone.
      WebSocket: SocketWithReasons as unknown as ServerOptions["WebSocket"],
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
