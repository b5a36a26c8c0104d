import { expect } from "vitest";
import { type ClientOptions, createClient } from "../client";
import { HotseatError } from "../transport/errors";
import { createFakeClock } from "./fake-clock";
import { createFakeServer } from "./fake-server";

export const PATHS = {
  me: "/api/v1/users/me/",
  update: "/api/v1/users/me/update/",
  csrf: "/api/v1/csrf/",
  modules: "/api/v1/modules/",
};

/** Creates a client and a server that responds from a table. */
export function setUpClient(table: Parameters<typeof createFakeServer>[0], options: Partial<ClientOptions> = {}) {
  const clock = createFakeClock();
  const server = createFakeServer(table);
  const client = createClient({
    baseUrl: "http://api.test",
    fetch: server.fetch,
    clock,
    random: () => 0.5,
    ...options,
  });
  return { clock, server, client };
}

/** Returns the error a call rejects with; fails the test when it resolves. */
export async function failureOf(promise: Promise<unknown>): Promise<HotseatError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(HotseatError);
  return error as HotseatError;
}

/** Returns `s1`, `s2`, … one for each call. */
export function numbered(prefix: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}${count}`;
  };
}
