import net from "node:net";
import { expect, it } from "vitest";
import { freePort, parsePort, requireFreePort } from "./port.mjs";

/** @param {number} port */
function listen(port) {
  return new Promise((resolve) => {
    const server = net.createServer().listen(port, "127.0.0.1", () => resolve(server));
  });
}

it("gives a port that can be listened on, and never the same one twice", async () => {
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  expect(new Set(ports).size).toBe(3);
  const server = await listen(ports[0]);
  server.close();
});

it("does not give a preferred port that is taken", async () => {
  const taken = await freePort();
  const server = await listen(taken);
  expect(await freePort({ prefer: taken })).not.toBe(taken);
  await expect(requireFreePort(taken, "127.0.0.1")).rejects.toThrow(`port ${taken} is in use by another program`);
  server.close();
});

it("refuses a PORT that is none", () => {
  expect(parsePort(undefined, 4000)).toBe(4000);
  expect(parsePort("4100", 4000)).toBe(4100);
  for (const wrong of ["0", "65536", "4000x", "-1", "4.5"])
    expect(() => parsePort(wrong, 4000)).toThrow("PORT must be");
});
