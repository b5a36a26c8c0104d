import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ROOT } from "./lib/paths.mjs";
import { freePort } from "./lib/port.mjs";

// Where `npm start` finds its video server, or why not, in its printed lines; the server is a stand-in.

/** @type {string} */
let dir;
/** @type {{ child: import("node:child_process").ChildProcess, exit: Promise<number | null> } | undefined} */
let launched;

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), "hotseat-start-video-"));
  launched = undefined;
});
afterEach(async () => {
  // Not killed: its own processes have to end with it.
  launched?.child.kill("SIGTERM");
  await launched?.exit;
  rmSync(dir, { recursive: true, force: true });
});

/** Starts on a computer with no Go, no LiveKit and no earlier build; resolves when it is ready or has ended. */
async function launch(env = {}) {
  const child = spawn(process.execPath, [path.join(ROOT, "scripts/start.mjs"), "--no-build"], {
    env: {
      PATH: path.dirname(process.execPath),
      HOME: dir,
      PORT: String(await freePort()),
      HOTSEAT_DATA_DIR: path.join(dir, "data"),
      HOTSEAT_SERVER_ENTRY: path.join(ROOT, "scripts/fixtures/stand-in-server.mjs"),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  /** @type {Promise<number | null>} */
  const exit = new Promise((resolve) => child.once("close", (code) => resolve(code)));
  launched = { child, exit };
  let output = "";
  const ready = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text) => {
        output += text;
        if (output.includes("Hotseat is ready")) resolve("ready");
      });
  });
  const outcome = await Promise.race([ready, exit]);
  return { outcome, output };
}

it("starts without video, with a line about it, where there is no Go and no LiveKit", async () => {
  const { outcome, output } = await launch();
  expect(outcome).toBe("ready");
  expect(output).toMatch(
    /Starting WITHOUT video: Go ≥ [\d.]+ is not installed\. Everything but picture and sound works\./,
  );
});

it.each([
  [{ LIVEKIT_URL: "ws://127.0.0.1:1" }, "LIVEKIT_URL needs LIVEKIT_API_KEY and LIVEKIT_API_SECRET beside it"],
  [
    { LIVEKIT_URL: "ftp://127.0.0.1:1", LIVEKIT_API_KEY: "key", LIVEKIT_API_SECRET: "secret" },
    'LIVEKIT_URL must begin with ws:// or wss://, not "ftp://127.0.0.1:1"',
  ],
])("ends with one line about %j", async (env, line) => {
  const { outcome, output } = await launch(env);
  expect(outcome).toBe(1);
  expect(output.match(/^hotseat: .*$/gm)).toEqual([`hotseat: ${line}`]);
});
