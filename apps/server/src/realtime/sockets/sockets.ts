import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import { ApiError } from "../../contract/errors.ts";
import type { Deps } from "../../deps.ts";
import { findUser, toViewer } from "../../modules/users/users-repository.ts";
import { Documents } from "../documents/documents.ts";
import { registerForwarding } from "../documents/forwarding-route.ts";
import { createInstancePasses } from "../documents/instance-pass.ts";
import type { Heartbeats } from "../event-stream/heartbeats.ts";
import { LiveSocket } from "./live-socket.ts";
import type { SocketCaller } from "./socket-callers.ts";
import { SocketCount } from "./socket-count.ts";
import type { Admission, SocketKind } from "./socket-kind.ts";
import { offeredBy } from "./socket-protocols.ts";
import { StandingWatch } from "./standing-watch.ts";

/** Milliseconds for the closing handshakes of a stopping server. */
const CLOSING_MS = 500;

export interface SocketParts {
  readonly heartbeats: Heartbeats;
  readonly callerOf: (request: FastifyRequest) => Promise<SocketCaller>;
  readonly instanceKey: string;
  readonly kinds: readonly SocketKind[];
}

/** Registers the sockets of code pads and whiteboards. Returns the open documents and a stop function. */
export async function registerSockets(
  app: FastifyInstance,
  deps: Deps,
  { heartbeats, callerOf, instanceKey, kinds }: SocketParts,
): Promise<{ readonly documents: Documents; stop(): Promise<void> }> {
  const passes = createInstancePasses(instanceKey);
  const documents = new Documents(deps, passes);
  const watch = new StandingWatch(deps);
  const count = new SocketCount(deps.config.rateLimitPerMinute > 0);
  const open = new Set<LiveSocket>();
  const admitted = new WeakMap<FastifyRequest, { caller: SocketCaller; admission: Admission }>();
  let stopping = false;

  /** Responds to a request without an upgrade as to one with it: a page cannot see the status of a refused upgrade. */
  async function explain(kind: SocketKind, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const caller = await callerOf(request);
    count.take(keyOf(caller), caller.viewer !== null)();
    await kind.checkEntry((request.params as { id: string }).id, caller);
    return reply.code(426).header("upgrade", "websocket").header("cache-control", "no-store").send();
  }

  for (const kind of kinds) {
    const route = {
      websocket: true as const,
      config: { socket: true },
      preValidation: async (request: FastifyRequest, reply: FastifyReply) => {
        if (stopping) throw new ApiError("unavailable");
        if (!request.ws) return explain(kind, request, reply);
        if (kind.needsSubprotocol && !speaks(kind, request)) throw new ApiError("not_found");
        const caller = await callerOf(request);
        const release = count.take(keyOf(caller), caller.viewer !== null);
        // Also of a connection that ends before it is a socket.
        request.raw.socket.once("close", release);
        if (request.raw.socket.destroyed) release();
        try {
          admitted.set(request, { caller, admission: await kind.enter((request.params as { id: string }).id, caller) });
        } catch (error) {
          release();
          throw error;
        }
      },
    };
    app.get(kind.url, route, (raw: WebSocket, request: FastifyRequest) => {
      const found = admitted.get(request);
      if (!found || stopping) return raw.close(1012);
      const { id } = request.params as { id: string };
      const { caller, admission } = found;
      const person = {
        keycloakId: caller.viewer?.keycloakId ?? null,
        name: admission.name,
        credential: caller.credential,
      };
      const socket = new LiveSocket(raw, request.raw.socket, person, admission.standing, kind.limits, deps.clock);
      open.add(socket);
      const leave = [heartbeats.add(socket), () => open.delete(socket)];
      const recheck = () => checkAgain(deps, kind, id, caller, socket);
      if (admission.sessionId !== null) leave.push(watch.add(admission.sessionId, { recheck }));
      raw.on("close", () => {
        for (const step of leave) step();
      });
      documents.join(kind.documents, admission.documentId, socket).catch((error: Error) => {
        deps.log.warn({ error: error.message }, "A document could not be opened.");
        socket.close(1013, "The document cannot be opened at the moment.");
      });
    });
  }
  registerForwarding(app, deps.clock, documents, passes);
  await watch.start();
  documents.start();

  return {
    documents,
    async stop() {
      stopping = true;
      await watch.stop();
      await documents.stop();
      for (const socket of open) socket.close(1012, "The server is stopping.");
      await closed(open);
    },
  };
}

/** Reads the person and their rights again: a role, a place or the session may have changed. */
async function checkAgain(
  { database }: Pick<Deps, "database">,
  kind: SocketKind,
  id: string,
  caller: SocketCaller,
  socket: LiveSocket,
): Promise<void> {
  const user = caller.viewer && (await findUser(database.db, caller.viewer.keycloakId));
  const viewer = user && toViewer(user, caller.viewer?.onlySessionId ?? null);
  try {
    socket.stand((await kind.admit(id, { ...caller, viewer })).standing);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    socket.refuse("removed", "You have no access to this document any more.");
  }
}

function speaks({ subprotocols }: SocketKind, request: FastifyRequest): boolean {
  const offered = offeredBy(request.headers["sec-websocket-protocol"]);
  return subprotocols.some((one) => offered.includes(one));
}

/** Key of the callers whose sockets are counted together. */
function keyOf({ viewer, network }: SocketCaller): string {
  return viewer ? `person:${viewer.keycloakId}` : `network:${network}`;
}

/** Resolves when all have closed; cuts those that do not respond in time. */
async function closed(open: ReadonlySet<LiveSocket>): Promise<void> {
  const cut = setTimeout(() => {
    for (const socket of open) socket.terminate();
  }, CLOSING_MS);
  while (open.size > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  clearTimeout(cut);
}
