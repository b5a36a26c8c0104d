import { Agent, get } from "node:http";

/**
 * Calls one address over and over on kept-open connections.
 * @returns answers per second; anything but 200 is an error
 */
export async function throughput(
  url: string,
  headers: Record<string, string>,
  { connections, ms }: { connections: number; ms: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + ms;
  const started = performance.now();
  let answers = 0;
  const worker = async () => {
    while (performance.now() < until) {
      await once(url, headers, agent);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return answers / ((performance.now() - started) / 1000);
}

function once(url: string, headers: Record<string, string>, agent: Agent) {
  return new Promise<void>((resolve, reject) => {
    get(url, { headers, agent }, (answer) => {
      answer.resume();
      answer.once("end", () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`)),
      );
    }).once("error", reject);
  });
}
