import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../scripts/lib/port.mjs";

const READY_WITHIN_MS = 5_000;
const POLL_MS = 50;

/** Starts the Rustpad server whose path `RUSTPAD_SERVER` gives; null without one. It is a peer of the bench and nothing else. */
export async function startRustpad(): Promise<{ readonly url: string; stop(): Promise<void> } | null> {
  const binary = process.env.RUSTPAD_SERVER;
  if (!binary) return null;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(binary, { env: { PORT: String(port) }, stdio: "ignore" });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    child.kill("SIGTERM");
    await gone;
  };
  for (let waited = 0; waited < READY_WITHIN_MS; waited += POLL_MS) {
    const answer = await fetch(`${url}/api/stats`).catch(() => null);
    if (answer?.ok) return { url, stop };
    await wait(POLL_MS);
  }
  await stop();
  throw new Error("the Rustpad server did not start");
}
