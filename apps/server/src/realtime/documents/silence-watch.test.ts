import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterAll, expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { manualClock } from "../../../test/manual-clock.ts";
import { Channel } from "./channel.ts";
import { watchSilence } from "./silence-watch.ts";

const BEAT_MS = 750;
const http = createServer();
const sockets = new WebSocketServer({ noServer: true, autoPong: false });
await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
afterAll(() => new Promise((resolve) => http.close(resolve)));

/** A watched socket, and its other end, which responds to no ping by itself. */
async function connect() {
  const accepted = new Promise<Channel>((resolve) =>
    http.once("upgrade", (request, connection, head) =>
      sockets.handleUpgrade(request, connection, head, (socket) => resolve(new Channel(socket, connection as Socket))),
    ),
  );
  const far = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`, { autoPong: false });
  const [channel] = await Promise.all([accepted, new Promise((resolve) => far.once("open", resolve))]);
  channel.attach({ message() {}, standing() {}, drained() {}, left() {} });
  const clock = manualClock();
  watchSilence(channel, clock);
  clock.advance(BEAT_MS);
  return { channel, clock, far };
}

/** Sends a pong and resolves when the watched end has it. */
const answer = ({ channel, far }: Awaited<ReturnType<typeof connect>>) =>
  new Promise<void>((resolve) => {
    channel.socket.once("pong", () => resolve());
    far.pong();
  });

test("a socket whose other end responds after two beats stays, and is cut after three without a response (TL-P.99)", async () => {
  const at = await connect();
  for (let round = 0; round < 3; round += 1) {
    at.clock.advance(2 * BEAT_MS);
    await answer(at);
    at.clock.advance(BEAT_MS);
    expect(at.channel.isOpen).toBe(true);
  }
  at.clock.advance(3 * BEAT_MS);
  expect(at.channel.isOpen).toBe(false);
  await expect.poll(() => at.clock.waiting(BEAT_MS)).toBe(0);
});

test("a socket that is paused stays, and is cut when it is silent after that", async () => {
  const { channel, clock, far } = await connect();
  channel.pause();
  clock.advance(10 * BEAT_MS);
  expect(channel.isOpen).toBe(true);
  channel.resume();
  clock.advance(3 * BEAT_MS);
  expect(channel.isOpen).toBe(false);
  far.terminate();
});

test("a socket whose other end is not reading but pings stays", async () => {
  const { channel, clock, far } = await connect();
  far.pause();
  for (let beat = 0; beat < 6; beat += 1) {
    const pinged = new Promise((resolve) => channel.socket.once("ping", resolve));
    far.ping();
    await pinged;
    clock.advance(BEAT_MS);
  }
  expect(channel.isOpen).toBe(true);
  far.terminate();
});

test("a socket whose other end reads nothing is cut while more is sent to it; one that reads a little stays", async () => {
  const { channel, clock, far } = await connect();
  const sendMore = () => channel.send("x".repeat(100_000));
  far.pause();
  // The system's own buffers take the first ones.
  while (channel.bufferedBytes < 1_000_000) {
    sendMore();
    await new Promise((resolve) => setImmediate(resolve));
  }
  for (let beat = 0; beat < 6; beat += 1) {
    const before = channel.bufferedBytes;
    far.resume();
    await expect.poll(() => channel.bufferedBytes).toBeLessThan(before);
    far.pause();
    while (channel.bufferedBytes < 1_000_000) sendMore();
    clock.advance(BEAT_MS);
    expect(channel.isOpen).toBe(true);
  }
  for (let beat = 0; beat < 6; beat += 1) {
    sendMore();
    clock.advance(BEAT_MS);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(channel.isOpen).toBe(false);
  far.terminate();
});
