import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { AnyHandler } from "./contract/raw-handler.ts";
import type { Deps } from "./deps.ts";
import { allHandlers } from "./handlers.ts";
import { findEmbedViewer, findPartner } from "./modules/embed/embed-repository.ts";
import { routes as identityRoutes } from "./modules/identity/routes.ts";
import { routes as system } from "./modules/system/routes.ts";
import { createCallers } from "./platform/http/callers.ts";
import { answerError } from "./platform/http/error-answer.ts";
import { BODY_LIMIT_BYTES, registerPlugins } from "./platform/http/plugins.ts";
import { answerUnknown } from "./platform/http/unknown.ts";
import { assertComplete, registerRoutes } from "./platform/http/routes.ts";
import { createIdentity } from "./platform/identity/identity.ts";
import { frameworkLogger } from "./platform/log/log.ts";

export interface AppOptions {
  /** Instead of every operation of the contract: the ones a test is about, beside configuration, CSRF and sign-in. */
  readonly handlers?: readonly AnyHandler[];
}

const SERVER = {
  bodyLimit: BODY_LIMIT_BYTES,
  logController: new LogController({ disableRequestLogging: true }),
  /** A proxy on this machine or network may say whom it speaks for. */
  trustProxy: "loopback, linklocal, uniquelocal",
  forceCloseConnections: true,
  routerOptions: { maxParamLength: 500 },
} as const;

/** The server, from its parts: plugins → modules → realtime → one error handler → 404. */
export async function createApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({ ...SERVER, loggerInstance: frameworkLogger(deps.log) });
  await registerPlugins(app, deps);
  const identity = await createIdentity(app, deps);

  const handlers = options.handlers ? [...system(identity), ...identityRoutes(identity), ...options.handlers] : allHandlers(deps, identity);
  if (!options.handlers) assertComplete(handlers);
  const callers = createCallers({
    webSession: identity.signedIn,
    embedViewer: (token) => findEmbedViewer(deps.database.db, deps.clock, token),
    partner: (key) => findPartner(deps.database.db, key),
    anonymousCsrf: identity.anonymousCsrf,
    publicOrigin: deps.config.publicUrl,
  });
  registerRoutes(app, deps, callers, handlers);

  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerUnknown);
  return app;
}
