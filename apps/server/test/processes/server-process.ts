import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../../src/main.ts", import.meta.url));

export interface ServerProcess {
  readonly origin: string;
  readonly process: ChildProcess;
  /** SIGKILL: no warning, no clean-up. */
  kill(): Promise<void>;
  /** SIGTERM, like a service manager; returns the exit code. */
  stop(): Promise<number | null>;
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/**
 * A real server in a process of its own; resolves when it reports ready, rejects with its last line when it ends
 * before.
 */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort());
  const { DATABASE_URL: _inherited, ...inherited } = process.env;
  const child = spawn(process.execPath, ["--conditions=@hotseat/source", MAIN], {
    env: { ...inherited, NODE_ENV: "test", ...env, PORT: port },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", (chunk) => String(chunk).includes("Hotseat is ready") && resolve());
    child.stderr?.on("data", (chunk) => (said += chunk));
    child.once("exit", (code) => reject(new Error(`exit ${code}: ${said.trim()}`)));
  });
  const over = once(child, "exit") as Promise<[number | null]>;
  return {
    origin: `http://127.0.0.1:${port}`,
    process: child,
    async kill() {
      child.kill("SIGKILL");
      await over;
    },
    async stop() {
      child.kill("SIGTERM");
      return (await over)[0];
    },
  };
}
