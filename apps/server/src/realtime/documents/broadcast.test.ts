import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterAll, expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { Broadcast } from "./broadcast.ts";
import { Channel } from "./channel.ts";

const http = createServer();
const sockets = new WebSocketServer({ noServer: true });
await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
afterAll(() => new Promise((resolve) => http.close(resolve)));

/** A server's socket with the connection below it, and its client. */
async function connect(): Promise<{ channel: Channel; client: WebSocket }> {
  const channel = new Promise<Channel>((resolve) =>
    http.once("upgrade", (request, connection, head) =>
      sockets.handleUpgrade(request, connection, head, (socket) => resolve(new Channel(socket, connection as Socket))),
    ),
  );
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  return { channel: await channel, client };
}

test("a message to many, of each length of header, arrives as it was sent between other messages (TL-P.61)", async () => {
  const { channel, client } = await connect();
  const texts = [0, 1, 125, 126, 65_535, 65_536].map((length) => "x".repeat(length));
  const sent = ["before", ...texts, "Grüße 👋", "after"];
  const received: string[] = [];
  const all = new Promise<void>((resolve) =>
    client.on("message", (data, isBinary) => {
      received.push(isBinary ? "binary" : data.toString());
      if (received.length === sent.length) resolve();
    }),
  );
  for (const text of sent)
    channel.send(text === "before" ? text : text === "after" ? Buffer.from(text) : new Broadcast(text));
  await all;
  expect(received).toEqual(sent);
  expect(sent.slice(1, -1).map((text) => new Broadcast(text).toString())).toEqual(sent.slice(1, -1));
  const closed = new Promise((resolve) => client.once("close", resolve));
  channel.close(1000, "");
  await closed;
});

test("a receiver that was behind on messages to many is drained once it has read them (TL-P.77)", async () => {
  const { channel, client } = await connect();
  const drained = new Promise<void>((resolve) =>
    channel.attach({ message() {}, standing() {}, left() {}, drained: () => resolve() }),
  );
  client.pause();
  const large = new Broadcast("x".repeat(1_000_000));
  // The system's own buffers take the first ones.
  for (let sent = 0; sent < 32; sent += 1) channel.send(large);
  expect(channel.bufferedBytes).toBeGreaterThan(1_000_000);
  client.resume();
  await drained;
  expect(channel.bufferedBytes).toBeLessThan(65_536);
  client.terminate();
});
