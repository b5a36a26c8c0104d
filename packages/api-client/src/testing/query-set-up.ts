import { QueryClient } from "@tanstack/react-query";
import { createClient } from "../client";
import { hotseatDefaultOptions } from "../queries/defaults";
import { createFakeServer, json } from "./fake-server";

/** The session all samples are about. */
export const ID = 7;

export const cache = () => new QueryClient({ defaultOptions: hotseatDefaultOptions });

export function clientWith(table: Parameters<typeof createFakeServer>[0]) {
  const server = createFakeServer({ "GET /api/v1/csrf/": () => json(200, { csrfToken: "t" }), ...table });
  return { server, client: createClient({ baseUrl: "http://api.test", fetch: server.fetch }) };
}
