import type { Socket } from "node:net";
import type { WebSocket } from "ws";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Broadcast } from "./broadcast.ts";
import { Channel } from "./channel.ts";
import { MESSAGE } from "./forward.ts";
import type { InstancePass } from "./instance-pass.ts";
import type { Peer, PeerEvents, PeerPerson, Standing } from "./peer.ts";
import { watchSilence } from "./silence-watch.ts";

/** Somebody whose socket is at another instance, which has checked the person, the limits and the standing. */
export class ForwardedPeer implements Peer {
  readonly person: PeerPerson;
  readonly subprotocol: string;
  private readonly channel: Channel;
  private current: Standing;

  constructor(socket: WebSocket, connection: Socket, pass: InstancePass, clock: Clock) {
    const { keycloakId, name, subprotocol, standing } = pass;
    this.person = { keycloakId, name };
    this.subprotocol = subprotocol;
    this.current = standing;
    this.channel = new Channel(socket, connection);
    watchSilence(this.channel, clock);
  }

  get standing(): Standing {
    return this.current;
  }

  get bufferedBytes(): number {
    return this.channel.bufferedBytes;
  }

  listen(events: PeerEvents): void {
    this.channel.socket.on("message", (data) => {
      const text = data.toString();
      const content = text.slice(1);
      if (text.startsWith(MESSAGE)) return events.message(content);
      this.current = JSON.parse(content) as Standing;
      events.standing(this.current);
    });
    this.channel.attach(events);
  }

  send(message: string | Buffer | Broadcast): void {
    this.channel.send(message);
  }

  pause(): void {
    this.channel.pause();
  }

  resume(): void {
    this.channel.resume();
  }

  close(code: number, reason: string): void {
    this.channel.close(code, reason);
  }
}
