import type { Clock } from "../clock.ts";

/** How long nothing may come before the connection counts as lost: more than two of the server's signs of life. */
const SILENCE_MS = 35_000;
const COME_BACK_MS = 2000;

interface Source {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Says each time something may have changed: at every event, and when a connection stands (again). What changed is then read
 * from the server, so that nothing depends on having heard every word. The answer ends it.
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
      const answer = await fetch(source.url, { headers: source.headers, signal: current.signal });
      if (!answer.ok || !answer.body) throw new Error("no stream");
      for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
        heard();
        // A sign of life alone changes nothing.
        if (!/^event: heartbeat$/m.test(text) || /^event: (?!heartbeat$)/m.test(text)) onChange();
      }
    } catch {
      // The server is away, or this end is over: either way the next line says what to do.
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
