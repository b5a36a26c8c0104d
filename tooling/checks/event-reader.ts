import type { ServerEvent } from "@hotseat/api-client/types";
import type { Person } from "./person.ts";

/** An event, and when it came. */
export type SeenEvent = ServerEvent & { readonly at: number };
type Fits = (event: SeenEvent) => boolean;

/** A recorded event stream. */
export type EventReader = Awaited<ReturnType<typeof readEvents>>;

/** An open event stream that writes down what comes, and when. */
export async function readEvents(url: string, person: Person) {
  const abort = new AbortController();
  const answer = await fetch(url, {
    headers: { accept: "text/event-stream", cookie: person.cookieHeader },
    signal: abort.signal,
  });
  const { body } = answer;
  if (answer.status !== 200 || !body) throw new Error(`${url} answered ${answer.status}`);
  const seen: SeenEvent[] = [];
  let wake = () => {};
  const reading = (async () => {
    let text = "";
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const blocks = (text + chunk).split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        const data = /^data: ?(.*)$/m.exec(block)?.[1];
        if (data) seen.push({ at: Date.now(), ...JSON.parse(data) });
      }
      wake();
    }
  })().catch(() => {});
  const ended = reading.then(() => Date.now());
  return {
    /** When it was closed, by either side. */
    ended,
    /** All that came so far and fit. */
    all: (fits: Fits) => seen.filter(fits),
    /** The first event that fits, from those seen and those to come; null when none comes in time. */
    async until(fits: Fits, withinMs: number) {
      const late = Date.now() + withinMs;
      for (;;) {
        const found = seen.find(fits);
        if (found || Date.now() >= late) return found ?? null;
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, late - Date.now());
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    },
    async stop() {
      abort.abort();
      await reading;
    },
  };
}
