import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import { ApiError } from "../../contract/errors.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { DocumentKind, LiveDocument } from "./document.ts";
import type { Documents } from "./documents.ts";
import { FORWARDING_PATH } from "./forward.ts";
import { ForwardedPeer } from "./forwarded-peer.ts";
import type { InstancePass, InstancePasses } from "./instance-pass.ts";

interface Target {
  readonly kind: string;
  readonly id: string;
}

/** The way by which another instance brings its people to a document that this one owns. */
export function registerForwarding(
  app: FastifyInstance,
  clock: Clock,
  kinds: readonly DocumentKind[],
  documents: Documents,
  passes: InstancePasses,
): void {
  const admitted = new WeakMap<FastifyRequest, { pass: InstancePass; document: LiveDocument }>();

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
      const kind = kinds.find(({ name }) => name === pass.kind);
      const document = kind && pass.holder === documents.holder ? await documents.own(kind, pass.id) : null;
      if (!document) throw new ApiError("not_found");
      admitted.set(request, { pass, document });
    },
  };
  app.get(`${FORWARDING_PATH}/:kind/:id`, route, (socket: WebSocket, request: FastifyRequest) => {
    const found = admitted.get(request);
    if (found) found.document.join(new ForwardedPeer(socket, request.raw.socket, found.pass, clock));
    else socket.terminate();
  });
}
