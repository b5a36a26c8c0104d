/**
 * An open event stream that writes down what comes, and when.
 * @param {string} url @param {import("./person.mjs").Person} person
 */
export async function readEvents(url, person) {
  const abort = new AbortController();
  const answer = await fetch(url, {
    headers: { accept: "text/event-stream", cookie: person.cookieHeader },
    signal: abort.signal,
  });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  const seen = [];
  let wake = () => {};
  const reading = (async () => {
    let text = "";
    for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
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
    all: (fits) => seen.filter(fits),
    /** The first event that fits, from those seen and those to come; null when none comes in time. */
    async until(fits, withinMs) {
      const late = Date.now() + withinMs;
      for (;;) {
        const found = seen.find(fits);
        if (found || Date.now() >= late) return found ?? null;
        await new Promise((resolve) => {
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
