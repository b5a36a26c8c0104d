import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../../contract/errors.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import { decodeCursor } from "../../ledger/cursor.ts";
import { positionIn } from "../../ledger/streams.ts";
import { standingOf } from "../../modules/sessions/standing.ts";
import { bearerOf, type PersonCaller } from "../../platform/http/callers.ts";
import type { Metrics } from "../../platform/metrics/metrics.ts";
import { forwardDeltas } from "./ai-deltas.ts";
import type { Credential } from "./connection.ts";
import { EventHub } from "./event-hub.ts";
import { connectionFrame } from "./frames.ts";
import type { Heartbeats } from "./heartbeats.ts";
import { StreamClient } from "./stream-client.ts";
import { StreamLimit } from "./stream-limit.ts";
import { StreamPresence } from "./stream-presence.ts";
import { sessionOfStream } from "./visibility.ts";

/** The event streams of this process: one shared reader, any number of connections. */
export interface EventStreams {
  start(): Promise<void>;
  /** Responds with an open stream of these; `Last-Event-ID` wins over `after`. */
  open(
    request: FastifyRequest,
    reply: FastifyReply,
    caller: PersonCaller,
    streams: readonly string[],
    after: string | undefined,
  ): Promise<void>;
  stop(): Promise<void>;
}

const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
  connection: "close",
} as const;

function credentialOf(request: FastifyRequest, webSession: PersonCaller["webSession"]): Credential {
  if (webSession) return { kind: "web", idHash: webSession.idHash };
  const token = bearerOf(request);
  if (token === null) throw new ApiError("not_authenticated");
  return { kind: "embed", token };
}

export function createEventStreams(deps: Deps, heartbeats: Heartbeats, metrics: Metrics["streams"]): EventStreams {
  const hub = new EventHub(deps, metrics);
  let stopDeltas = async (): Promise<void> => {};
  const limit = new StreamLimit(deps.config.streamsPerSignIn);
  const presence = new StreamPresence(deps);

  async function assertVisible(viewer: Viewer, streams: readonly string[]): Promise<number[]> {
    const confirmed: number[] = [];
    for (const session of streams.map(sessionOfStream).filter((id) => id !== null)) {
      const standing =
        viewer.onlySessionId === null || viewer.onlySessionId === session
          ? await standingOf(deps.database.db, session, viewer.keycloakId)
          : null;
      if (!standing?.canSee) throw new ApiError("session_not_found");
      if (standing.confirmed) confirmed.push(session);
    }
    return confirmed;
  }

  return {
    async start() {
      await hub.start();
      presence.start();
      stopDeltas = await forwardDeltas(deps, () => hub.clients());
    },
    async open(request, reply, { viewer, webSession }, streams, after) {
      const confirmed = await assertVisible(viewer, streams);
      const credential = credentialOf(request, webSession);
      const lastEventId = request.headers["last-event-id"];
      const known = decodeCursor(typeof lastEventId === "string" && lastEventId !== "" ? lastEventId : after);
      const positions = new Map(
        streams.map((stream) => [stream, positionIn(stream, known) ?? Number.MAX_SAFE_INTEGER]),
      );
      const response = reply.raw;
      if (response.destroyed) {
        // The client left during the check: its `close` event is past and would release nothing any more.
        reply.hijack();
        return;
      }
      const client = new StreamClient(response, viewer.keycloakId, credential, positions);
      for (const session of confirmed) client.noteConfirmed(session);

      reply.hijack();
      // Without chunks an event is one piece for the socket in place of three; `connection: close` ends the body.
      response.useChunkedEncodingByDefault = false;
      response.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...HEADERS });
      response.socket?.setNoDelay(true);
      response.socket?.setTimeout(0);
      const leave = [heartbeats.add(client), limit.add(client), presence.add(client)];
      metrics.open();
      response.on("error", () => {});
      response.on("close", () => {
        for (const step of leave) step();
        hub.detach(client);
        metrics.close();
      });
      try {
        await hub.attach(client, (skipped) => {
          const server_time = deps.clock.now().toISOString();
          return connectionFrame("connection.established", { streams, skipped, server_time });
        });
      } catch (error) {
        deps.log.warn({ error: (error as Error).message }, "An event stream could not be brought up to date.");
        client.close();
      }
    },
    async stop() {
      await presence.stop();
      await stopDeltas();
      await hub.stop();
    },
  };
}
