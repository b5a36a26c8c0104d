import type { Clock } from "../../platform/clock/clock.ts";
import type { Channel } from "./channel.ts";

/** Milliseconds between two pings of a socket between instances. */
const BEAT_MS = 750;
/** Together no longer than the lease of an owner: people who are closed then find a document that another instance may take over. */
const MAX_MISSED_BEATS = 3;

/** Cuts a socket whose other end is silent, such as that of a machine without power: TCP alone notices it after minutes. */
export function watchSilence(channel: Channel, clock: Clock): void {
  const beat = (): void => {
    cancel = clock.after(BEAT_MS, beat);
    channel.beat(MAX_MISSED_BEATS);
  };
  let cancel = clock.after(BEAT_MS, beat);
  channel.socket.once("close", () => cancel());
}
