import type { Clock } from "../clock.ts";

/** Milliseconds without data after which the connection counts as lost: more than two of the server's heartbeats. */
const SILENCE_MS = 35_000;
const COME_BACK_MS = 2000;

interface Source {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Calls back each time something may have changed: at every event, and when a connection is made (again). The caller
 * then reads the state from the server, so a lost event does no harm. Returns a stop function.
 */
export function followStream(source: Source, clock: Clock, onChange: () => void): () => void {
  let over = false;
  let current = new AbortController();
  let cancelComeBack = () => {};

  const follow = async () => {
    current = new AbortController();
    let cancelSilence = () => {};
    const heard = () => {
      cancelSilence();
      cancelSilence = clock.after(SILENCE_MS, () => current.abort());
    };
    try {
      heard();
      const response = await fetch(source.url, { headers: source.headers, signal: current.signal });
      if (!response.ok || !response.body) throw new Error("no stream");
      for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
        heard();
        // A heartbeat alone changes nothing.
        if (!/^event: heartbeat$/m.test(text) || /^event: (?!heartbeat$)/m.test(text)) onChange();
      }
    } catch {
      // The server is away, or this end is closed: either way the next line decides.
    }
    cancelSilence();
    if (!over) cancelComeBack = clock.after(COME_BACK_MS, follow);
  };

  follow();
  return () => {
    over = true;
    cancelComeBack();
    current.abort();
  };
}
