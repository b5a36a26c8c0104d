import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import { ApiError } from "../../contract/errors.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Documents } from "./documents.ts";
import { FORWARDING_PATH, MOVES } from "./forward.ts";
import { ForwardedPeer } from "./forwarded-peer.ts";
import type { InstancePass, InstancePasses } from "./instance-pass.ts";
import { CLOSE } from "./peer.ts";

interface Target {
  readonly kind: string;
  readonly id: string;
}

/** The way by which another instance brings its people to a document that this one owns. */
export function registerForwarding(
  app: FastifyInstance,
  clock: Clock,
  documents: Pick<Documents, "holder" | "owns" | "find">,
  passes: InstancePasses,
): void {
  const admitted = new WeakMap<FastifyRequest, InstancePass>();

  function passOf(request: FastifyRequest): InstancePass {
    const sealed = /^Instance (\S+)$/.exec(request.headers.authorization ?? "")?.[1];
    const pass = sealed === undefined ? null : passes.read(sealed, clock.now());
    const { kind, id } = request.params as Target;
    if (!pass || pass.kind !== kind || pass.id !== id) throw new ApiError("token_invalid");
    return pass;
  }

  const route = {
    websocket: true as const,
    config: { socket: true, rateLimit: false as const },
    preValidation: async (request: FastifyRequest) => {
      const pass = passOf(request);
      const isOwner = pass.holder === documents.holder && (await documents.owns(pass.kind, pass.id));
      if (!isOwner) throw new ApiError("not_found");
      admitted.set(request, pass);
    },
  };
  app.get(`${FORWARDING_PATH}/:kind/:id`, route, (socket: WebSocket, request: FastifyRequest) => {
    const pass = admitted.get(request);
    // The document may have ended while the socket opened.
    const document = pass && documents.find(pass.kind, pass.id);
    if (document) document.join(new ForwardedPeer(socket, request.raw.socket, pass, clock));
    else socket.close(CLOSE.restart, MOVES);
  });
}
