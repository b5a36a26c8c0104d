import { loadOt } from "@hotseat/collab/ot";
import { PAD_SUBPROTOCOL } from "@hotseat/collab/pad/messages";
import { BOARD_SUBPROTOCOL } from "@hotseat/collab/scene/messages";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { AnyHandler } from "./contract/handler.ts";
import { adminLevelOf } from "./contract/roles.ts";
import type { Demonstration } from "./demonstration.ts";
import type { Deps } from "./deps.ts";
import { allHandlers, basicHandlers } from "./handlers.ts";
import { bearerViewers } from "./modules/embed/bearer-viewers.ts";
import { findPartner } from "./modules/embed/embed-repository.ts";
import { signedIn } from "./modules/identity/signed-in.ts";
import { registerUnsubscribing } from "./modules/mail/unsubscribe-route.ts";
import { createReadOnlyPadIds } from "./modules/pads/read-only-ids.ts";
import { findUser } from "./modules/users/users-repository.ts";
import { registerOpenApiDocument } from "./openapi-route.ts";
import { OPERATIONS } from "./operations.ts";
import { MINUTE_MS } from "./platform/clock/durations.ts";
import { createCallers } from "./platform/http/callers.ts";
import { sendError } from "./platform/http/error-response.ts";
import { finishRequests } from "./platform/http/finish-requests.ts";
import { registerHealth } from "./platform/http/health.ts";
import { BODY_LIMIT_BYTES, registerPlugins } from "./platform/http/plugins.ts";
import { assertComplete, registerRoutes } from "./platform/http/routes.ts";
import { registerWebApp } from "./platform/http/web-app.ts";
import { createIdentity } from "./platform/identity/identity.ts";
import { frameworkLogger } from "./platform/log/log.ts";
import { createMetrics } from "./platform/metrics/metrics.ts";
import { padSockets } from "./realtime/code-pad/pad-kind.ts";
import { registerPadRoutes } from "./realtime/code-pad/pad-routes.ts";
import { contentClearing } from "./realtime/content-clearing.ts";
import { createEventStreams } from "./realtime/event-stream/event-streams.ts";
import { Heartbeats } from "./realtime/event-stream/heartbeats.ts";
import { socketCallers } from "./realtime/sockets/socket-callers.ts";
import { registerSocketPlugin, withoutPage } from "./realtime/sockets/socket-plugin.ts";
import { registerSockets } from "./realtime/sockets/sockets.ts";
import { registerVideoRoom } from "./realtime/video-room/video-room.ts";
import { boardSockets } from "./realtime/whiteboard/board-sockets.ts";

export interface AppOptions {
  /** Replaces the operations of the contract in a test; configuration, CSRF, sign-in and events stay. */
  readonly handlers?: readonly AnyHandler[];
  /** The parts of a demonstration, which only `main.ts` sets. */
  readonly demonstration?: Demonstration;
  /** Milliseconds in which a request must arrive; tests set a short time. */
  readonly arrival?: Arrival;
}

/**
 * Cuts a request that has not arrived completely within `withinMs`, at the next check of all of them. Responses may take
 * as long as they need.
 */
export interface Arrival {
  readonly withinMs: number;
  readonly lookEveryMs: number;
}

const ARRIVAL: Arrival = { withinMs: MINUTE_MS, lookEveryMs: 5000 };

/** Every parameter at its documented length, each character percent-encoded, still fits into the request line. */
const MAX_HEADER_BYTES = 65_536;

const SERVER = {
  bodyLimit: BODY_LIMIT_BYTES,
  logController: new LogController({ disableRequestLogging: true }),
  // Connections that are kept alive, once `finishRequests` has seen the last response out.
  forceCloseConnections: true,
  routerOptions: { maxParamLength: 500 },
} as const;

/** The server, from its parts: one error handler → plugins → modules → realtime → 404. */
export async function createApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const { withinMs, lookEveryMs } = options.arrival ?? ARRIVAL;
  const app = Fastify({
    ...SERVER,
    // Only these proxies may name the client's address; otherwise a client could avoid every count by address.
    trustProxy: ["loopback", ...deps.config.trustedProxies],
    rewriteUrl: ({ url }) => withoutPage(url ?? "/"),
    requestTimeout: withinMs,
    http: { maxHeaderSize: MAX_HEADER_BYTES, headersTimeout: withinMs, connectionsCheckingInterval: lookEveryMs },
    loggerInstance: frameworkLogger(deps.log),
  });
  app.setErrorHandler(sendError);
  const metrics = createMetrics();
  const ot = await loadOt();

  await registerPlugins(app, deps);
  await registerSocketPlugin(app, new Set([PAD_SUBPROTOCOL, BOARD_SUBPROTOCOL]));
  registerHealth(app, deps, metrics);
  const identity = await createIdentity(app, deps, {
    quickSignIn: options.demonstration?.quickSignIn ?? null,
    async isAdministrator(keycloakId) {
      const user = await findUser(deps.database.db, keycloakId);
      return user !== null && adminLevelOf(user.role) !== null;
    },
  });
  const bearerViewer = bearerViewers(deps, options.demonstration?.bearerViewer ?? null);
  const heartbeats = new Heartbeats(deps, identity.webSessions, bearerViewer);
  const streams = createEventStreams(deps, heartbeats, metrics.streams);

  const webSession = signedIn(deps, identity.secondFactors);
  const readOnlyIds = createReadOnlyPadIds(identity.instanceKey);
  const [pads, boards] = [padSockets(deps, ot, readOnlyIds), boardSockets(deps)];
  const sockets = await registerSockets(app, deps, {
    heartbeats,
    callerOf: socketCallers(deps, webSession, identity.webSessions),
    instanceKey: identity.instanceKey,
    kinds: [pads, boards],
  });
  const clearContent = contentClearing(deps, ot, sockets.documents, { pads: pads.documents, boards: boards.documents });

  const handlers = options.handlers
    ? [...basicHandlers(identity, streams.open), ...options.handlers]
    : allHandlers(identity, streams.open, clearContent);
  if (!options.handlers) assertComplete(OPERATIONS, handlers);
  const callers = createCallers({
    webSession,
    bearerViewer,
    partner: (key) => findPartner(deps.database.db, key),
    anonymousCsrf: identity.anonymousCsrf,
    publicOrigin: deps.config.publicUrl,
    allowedOrigins: deps.config.allowedOrigins,
  });
  registerRoutes(app, deps, callers, handlers);
  registerOpenApiDocument(app);
  await registerUnsubscribing(app, deps);

  await registerVideoRoom(app, deps);
  const { documents } = sockets;
  registerPadRoutes(app, deps, { ot, readOnlyIds, signedIn: webSession, bearerViewer, documents });
  await heartbeats.start();
  await streams.start();
  app.addHook("preClose", async () => {
    await heartbeats.stop();
    await Promise.all([sockets.stop(), streams.stop()]);
  });
  finishRequests(app);

  const handleElse = await registerWebApp(app, deps.config.webRoot);
  app.setNotFoundHandler(handleElse);
  return app;
}
