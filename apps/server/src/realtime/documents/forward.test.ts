import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { WebSocketServer } from "ws";
import { manualClock } from "../../../test/manual-clock.ts";
import type { Channel } from "./channel.ts";
import { dialOwner, relay } from "./forward.ts";
import type { Peer, PeerEvents, Standing } from "./peer.ts";

const MAY: Standing = { canEdit: true, canClear: true, reason: null };
const LOCKED: Standing = { canEdit: false, canClear: false, reason: "locked" };

function peerWith(standing: Standing) {
  const heard: { events: PeerEvents | null } = { events: null };
  const peer: Peer = {
    person: { keycloakId: "ben", name: "Ben" },
    subprotocol: "",
    standing,
    bufferedBytes: 0,
    listen: (events) => {
      heard.events = events;
    },
    send: () => {},
    pause: () => {},
    resume: () => {},
    close: () => {},
  };
  return { peer, heard };
}

/** The first two messages at the owner's side of a relay. */
async function firstMessages(standing: Standing, told: Standing): Promise<string[]> {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  await once(server, "listening");
  const accepted = once(server, "connection");
  const { port } = server.address() as AddressInfo;
  const channel = (await dialOwner(`http://127.0.0.1:${port}`, "pad", "p1", "pass")) as Channel;
  const [socket] = await accepted;
  const got: string[] = [];
  socket.on("message", (data: Buffer) => got.push(data.toString()));
  const { peer, heard } = peerWith(standing);
  relay(peer, channel, told, manualClock());
  for (const text of ["one", "two"]) heard.events?.message(text);
  await expect.poll(() => got.length).toBeGreaterThanOrEqual(2);
  channel.close(1000, "");
  server.close();
  return got.slice(0, 2);
}

test("a peer whose standing changed while the owner was dialled: the owner gets the new one before any message (TL-P.94)", async () => {
  expect(await firstMessages(LOCKED, MAY)).toEqual([`s${JSON.stringify(LOCKED)}`, "mone"]);
});

test("a peer with the standing of its pass: the owner gets its messages alone", async () => {
  expect(await firstMessages(MAY, MAY)).toEqual(["mone", "mtwo"]);
});
