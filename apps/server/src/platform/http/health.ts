import type { FastifyInstance } from "fastify";
import type { Metrics } from "../metrics/metrics.ts";
import type { Platform } from "../platform.ts";
import { createReadiness } from "./readiness.ts";

/** Calls for the operator: liveness, readiness and metrics. */
export function registerHealth(app: FastifyInstance, deps: Platform, metrics: Metrics): void {
  const readiness = createReadiness(deps);
  app.get("/healthz", { config: { rateLimit: false } }, async () => ({ status: "ok" }));
  app.get("/readyz", { config: { rateLimit: false } }, async (_request, reply) => {
    const found = await readiness();
    return found === "ready"
      ? { status: "ready" }
      : reply.code(503).header("cache-control", "no-store").send({ status: "unavailable", reason: found });
  });
  app.get("/metrics", { config: { rateLimit: false } }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
  app.addHook("onResponse", async (request, reply) => {
    metrics.observeRequest(
      request.method,
      request.routeOptions.url ?? "unknown",
      reply.statusCode,
      reply.elapsedTime / 1000,
    );
  });
}
