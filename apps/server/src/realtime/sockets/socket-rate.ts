import type { Clock } from "../../platform/clock/clock.ts";

/** The limits of one socket. */
export interface SocketLimits {
  /** Bytes of one message. */
  readonly messageBytes: number;
  readonly messagesPerSec: number;
  readonly bytesPerSec: number;
  /** Bytes that may come at once after a pause: at least one message. */
  readonly burstBytes: number;
}

/** Counts what a socket sends: a second's messages and `burstBytes` are in stock, and the stock refills with time. */
export class SocketRate {
  private messages: number;
  private bytes: number;
  private at: number;
  private readonly clock: Pick<Clock, "now">;
  private readonly limits: SocketLimits;

  constructor(clock: Pick<Clock, "now">, limits: SocketLimits) {
    this.clock = clock;
    this.limits = limits;
    this.messages = limits.messagesPerSec;
    this.bytes = limits.burstBytes;
    this.at = clock.now().getTime();
  }

  /** Counts a message, or so many; false when it is one too many. */
  take(size: number, messages = 1): boolean {
    const now = this.clock.now().getTime();
    const seconds = Math.max(now - this.at, 0) / 1000;
    const { messagesPerSec, bytesPerSec, burstBytes } = this.limits;
    this.at = now;
    this.messages = Math.min(this.messages + seconds * messagesPerSec, messagesPerSec) - messages;
    this.bytes = Math.min(this.bytes + seconds * bytesPerSec, burstBytes) - size;
    return this.messages >= 0 && this.bytes >= 0;
  }
}
