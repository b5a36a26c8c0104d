import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";

/**
 * A closing server responds to the requests it has already taken before it cuts the connections; what comes after that is a 503. Its
 * caller sets the time limit. Register it after everything that ends open streams, for it waits for them too.
 */
export function finishRequests(app: FastifyInstance): void {
  const unfinished = new Set<ServerResponse>();
  let settle: () => void = () => {};
  app.server.on("request", (_request, response: ServerResponse) => {
    unfinished.add(response);
    response.once("close", () => {
      unfinished.delete(response);
      if (unfinished.size === 0) settle();
    });
  });
  app.addHook(
    "preClose",
    () =>
      new Promise<void>((resolve) => {
        settle = resolve;
        if (unfinished.size === 0) resolve();
      }),
  );
}
