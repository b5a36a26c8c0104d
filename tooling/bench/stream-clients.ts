import { Agent, get, type IncomingMessage } from "node:http";

/** Opens many event streams and notes when a marked event arrives at each. */
export async function openStreams(url: string, headers: Record<string, string>, count: number) {
  const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
  const answers: IncomingMessage[] = [];
  let arrived: number[] = [];
  let wanted: string | null = null;
  let notify = () => {};
  const open = () =>
    new Promise<void>((resolve, reject) => {
      const request = get(url, { headers: { accept: "text/event-stream", ...headers }, agent }, (answer) => {
        if (answer.statusCode !== 200) return reject(new Error(`stream answered ${answer.statusCode}`));
        answers.push(answer);
        answer.setEncoding("utf8").on("data", (text) => {
          if (!wanted || !text.includes(wanted)) return;
          arrived.push(performance.now());
          if (arrived.length === count) notify();
        });
        answer.once("data", () => resolve());
      });
      request.once("error", (error) => (request.destroyed ? undefined : reject(error)));
    });
  const BATCH = 50;
  for (let done = 0; done < count; done += BATCH)
    await Promise.all(Array.from({ length: Math.min(BATCH, count - done) }, open));
  return {
    /** Sends one event and answers the delays in milliseconds until each stream had it. */
    async deliver(mark: string, send: () => unknown) {
      arrived = [];
      wanted = mark;
      const all = new Promise<void>((resolve) => {
        notify = resolve;
      });
      const sent = performance.now();
      await send();
      await all;
      wanted = null;
      return arrived.map((at) => at - sent);
    },
    close() {
      for (const answer of answers) answer.destroy();
      agent.destroy();
    },
  };
}
