import type { IncomingMessage } from "node:http";
import { WebSocket } from "ws";
import type { Clock } from "../../platform/clock/clock.ts";
import { Channel } from "./channel.ts";
import { CLOSE, type Peer, type Standing } from "./peer.ts";
import { watchSilence } from "./silence-watch.ts";

/** Path of the owner's side, below which are kind and id. */
export const FORWARDING_PATH = "/internal/documents";
/** First character of what an instance sends to the owner: a message of the person, or their new standing. */
export const MESSAGE = "m";
const STANDING = "s";
/** Milliseconds in which an owner must respond; a process that is gone refuses at once, a machine that is gone does not. */
const HANDSHAKE_MS = 1000;
/** Above this many unsent bytes the side that sends faster is not read. */
const MAX_UNSENT_BYTES = 256 * 1024;
/** The longest message that a document sends: a whole history, or a picture. */
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;

/** The reason of a close with 1012. */
export const MOVES = "The document moves to another instance.";

/** Connects to the owner; null when it does not respond, or does not own the document any more. */
export function dialOwner(instanceUrl: string, kind: string, id: string, pass: string): Promise<Channel | null> {
  const url = `${instanceUrl.replace(/^http/, "ws")}${FORWARDING_PATH}/${kind}/${encodeURIComponent(id)}`;
  const socket = new WebSocket(url, {
    headers: { authorization: `Instance ${pass}` },
    handshakeTimeout: HANDSHAKE_MS,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
  });
  return new Promise((resolve) => {
    socket.once("upgrade", (response: IncomingMessage) =>
      socket.once("open", () => resolve(new Channel(socket, response.socket))),
    );
    socket.once("error", () => resolve(null));
  });
}

/**
 * Passes everything on between a peer of this process and the owner, each side as fast as the other one reads.
 * @param sent the standing in the pass; the peer may have another one by now
 */
export function relay(peer: Peer, owner: Channel, sent: Standing, clock: Clock): void {
  watchSilence(owner, clock);
  const toOwner = (text: string): void => {
    owner.send(text);
    if (owner.bufferedBytes > MAX_UNSENT_BYTES) peer.pause();
  };
  owner.socket.on("message", (data) => {
    peer.send(data as Buffer);
    if (peer.bufferedBytes > MAX_UNSENT_BYTES) owner.pause();
  });
  owner.socket.on("close", (code, reason) => {
    const isWord = code === CLOSE.policy || code === CLOSE.restart || code === CLOSE.tryLater;
    peer.close(isWord ? code : CLOSE.restart, isWord ? reason.toString() : MOVES);
  });
  owner.attach({
    message: () => {},
    standing: () => {},
    drained: () => peer.resume(),
    left: () => {},
  });
  const tellStanding = (standing: Standing): void => toOwner(STANDING + JSON.stringify(standing));
  if (peer.standing !== sent) tellStanding(peer.standing);
  peer.listen({
    message: (text) => toOwner(MESSAGE + text),
    standing: tellStanding,
    drained: () => owner.resume(),
    left: () => owner.close(1000, ""),
  });
  // It closed before anybody listened.
  if (!owner.isOpen) peer.close(CLOSE.restart, MOVES);
}
