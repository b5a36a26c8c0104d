import { HINT_TOPICS } from "@hotseat/api-client/constants";
import type { Clock } from "@hotseat/core/clock";
import { HINT_GRACE_MS, HINT_REFETCH_INTERVAL_MS } from "./room.constants";

/** Returns the sequence number in a packet; nothing else of the packet is read. */
export interface Hint {
  readonly sessionId: number;
  readonly epoch: number;
  readonly seq: number;
}

function parseHint(topic: string, payload: Uint8Array): Hint | null {
  if (!HINT_TOPICS.some((one) => one === topic)) return null;
  try {
    const { sessionId, epoch, seq } = JSON.parse(new TextDecoder().decode(payload)) as Record<string, unknown>;
    if (typeof sessionId !== "number" || typeof epoch !== "number" || typeof seq !== "number") return null;
    return { sessionId, epoch, seq };
  } catch {
    return null;
  }
}

export interface HintPorts {
  readonly sessionId: number;
  readonly clock: Clock;
  /** Returns the last `seq` of the session from the event stream. */
  knownSeq(): number;
  refetch(): void;
}

/**
 * Turns hints into refetches: no packet is ever applied, whatever its sender. If the stream has not brought the event
 * within the grace time, the state is fetched, once for any number of packets (LS-D4.1). A refetch settles
 * every hint before it, whatever its `seq`: the server's response is newer than what a packet can claim. Between two refetches
 * lies the interval, so that packets made by hand cost the server no more than a slow poll.
 */
export function createHintWatcher({ sessionId, clock, knownSeq, refetch }: HintPorts) {
  let newest = 0;
  let nextRefetchAt = 0;
  let takeBack: (() => void) | null = null;
  function check(): void {
    takeBack = null;
    const isNews = newest > knownSeq();
    newest = 0;
    if (!isNews) return;
    nextRefetchAt = clock.now() + HINT_REFETCH_INTERVAL_MS;
    refetch();
  }
  return {
    receive(topic: string, payload: Uint8Array): void {
      const hint = parseHint(topic, payload);
      if (!hint || hint.sessionId !== sessionId || hint.seq <= knownSeq()) return;
      newest = Math.max(newest, hint.seq);
      takeBack ??= clock.after(Math.max(HINT_GRACE_MS, nextRefetchAt - clock.now()), check);
    },
    stop(): void {
      takeBack?.();
      takeBack = null;
    },
  };
}
