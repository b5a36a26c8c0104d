import { randomUUID } from "node:crypto";
import websocket from "@fastify/websocket";
import Fastify from "fastify";
import { afterEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { systemClock } from "../../platform/clock/system-clock.ts";
import { derive } from "../../platform/identity/seal.ts";
import { FORWARDING_PATH } from "./forward.ts";
import { registerForwarding } from "./forwarding-route.ts";
import { createInstancePasses } from "./instance-pass.ts";

const app = Fastify();
afterEach(() => app.close());

test("a forwarded join is closed with 1012 when the document ended while its socket opened (TL-P.140)", async () => {
  const holder = randomUUID();
  const passes = createInstancePasses(derive("a".repeat(32), "instances"));
  await app.register(websocket);
  app.after(() => registerForwarding(app, systemClock, { holder, owns: async () => true, find: () => null }, passes));
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const standing = { canEdit: true, canClear: true, reason: null };
  const pass = { kind: "pad", id: "a", holder, keycloakId: null, name: null, subprotocol: "", standing };
  const authorization = `Instance ${passes.write(pass, systemClock.now())}`;
  const socket = new WebSocket(`${origin}${FORWARDING_PATH}/pad/a`, { headers: { authorization } });
  const code = await new Promise<number>((resolve) => socket.once("close", resolve));
  expect(code).toBe(1012);
});
