import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { defaultDataDir, ROOT } from "./lib/paths.mjs";
import { freePort } from "./lib/port.mjs";
import { processIdentity } from "./lib/process-identity.mjs";

// The launcher with a stand-in for the server and, where one was built, the real LiveKit.

/** @type {string} */
let dir;
/** @type {number} */
let port;
/** @type {{ child: import("node:child_process").ChildProcess, exit: Promise<number | null> }[]} */
let launchers;

beforeEach(async () => {
  dir = mkdtempSync(path.join(os.tmpdir(), "hotseat-start-"));
  port = await freePort();
  launchers = [];
});
afterEach(async () => {
  for (const { child, exit } of launchers) {
    // Not killed: its own processes have to end with it.
    child.kill("SIGTERM");
    await exit;
  }
  rmSync(dir, { recursive: true, force: true });
});

/** @param {string[]} [args] */
function launch(env = {}, args = []) {
  const child = spawn(process.execPath, [path.join(ROOT, "scripts/start.mjs"), "--no-build", ...args], {
    env: {
      ...process.env,
      PORT: String(port),
      HOTSEAT_DATA_DIR: dir,
      HOTSEAT_SERVER_ENTRY: path.join(ROOT, "scripts/fixtures/stand-in-server.mjs"),
      // No Go on PATH, so that the launcher's tests do not build LiveKit.
      PATH: path.dirname(process.execPath),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  /** @type {Promise<number | null>} */
  const exit = new Promise((resolve) => child.once("close", (code) => resolve(code)));
  const says = async (/** @type {string} */ text) => {
    const until = Date.now() + 15_000;
    while (!output.includes(text)) {
      if (Date.now() > until || child.exitCode !== null) throw new Error(`never said "${text}":\n${output}`);
      await new Promise((go) => setTimeout(go, 20));
    }
  };
  const launcher = { child, exit, says, output: () => output };
  launchers.push(launcher);
  return launcher;
}

const about = async () => (await fetch(`http://127.0.0.1:${port}/about`)).json();

it("starts, prints its address, and stops all with exit code 0 on Ctrl-C", async () => {
  const launcher = launch();
  await launcher.says(`Hotseat is ready: http://127.0.0.1:${port}\n`);
  const { pid, demo } = await about();
  expect(demo).toBe("1");
  launcher.child.kill("SIGINT");
  expect(await launcher.exit).toBe(0);
  expect(processIdentity(pid)).toBeNull();
});

it("starts without demo data when asked", async () => {
  const launcher = launch({}, ["--empty"]);
  await launcher.says("Hotseat is ready");
  expect((await about()).demo).toBeNull();
});

it("prints the link for the first administrator, and keeps it out of the log (AS-1.1)", async () => {
  const line = `Make the first administrator (valid once, for one hour): http://127.0.0.1:${port}/first-run#secret`;
  const launcher = launch({ STAND_IN_SAYS: `${line}\nsomething else` }, ["--empty"]);
  await launcher.says(line);
  await launcher.says("Hotseat is ready");
  const log = readFileSync(path.join(dir, "launcher/server.log"), "utf8");
  expect(log).toContain("something else");
  expect(log).not.toContain("#secret");
});

it("keeps an installation without the demo in a folder of its own (AS-1.2)", () => {
  const before = process.env.HOTSEAT_DATA_DIR;
  delete process.env.HOTSEAT_DATA_DIR;
  try {
    expect(defaultDataDir(false)).not.toBe(defaultDataDir(true));
  } finally {
    if (before !== undefined) process.env.HOTSEAT_DATA_DIR = before;
  }
});

/** With an external video server, and a stand-in for the practice partner that prints its settings. @param {string[]} [args] */
const withPartner = (args = [], env = {}) =>
  launch(
    {
      LIVEKIT_URL: "ws://127.0.0.1:9",
      LIVEKIT_API_KEY: "key",
      LIVEKIT_API_SECRET: "secret",
      HOTSEAT_PARTNER_ENTRY: path.join(ROOT, "scripts/fixtures/stand-in-partner.mjs"),
      ...env,
    },
    args,
  );
const partnerSays = () => {
  const file = path.join(dir, "launcher/partner.log");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};
async function partnerThere() {
  const until = Date.now() + 10_000;
  while (!partnerSays().includes("}\n")) {
    if (Date.now() > until) throw new Error(`the practice partner never came: ${partnerSays()}`);
    await new Promise((go) => setTimeout(go, 20));
  }
  return JSON.parse(partnerSays());
}

it("starts the demo's practice partner with a key of this start that the server has too, and ends him with the rest", async () => {
  const launcher = withPartner();
  await launcher.says("Hotseat is ready");
  const { pid, url, key, videoUrl } = await partnerThere();
  expect([url, videoUrl]).toEqual([`http://127.0.0.1:${port}`, "ws://127.0.0.1:9"]);
  expect(key).toHaveLength(43);
  expect((await about()).partnerKey).toBe(key);
  launcher.child.kill("SIGINT");
  expect(await launcher.exit).toBe(0);
  expect(processIdentity(pid)).toBeNull();
});

it.each([
  ["--no-partner", {}],
  ["--empty", {}],
  [undefined, { NODE_ENV: "production" }],
])("leaves the practice partner out with %s %j", async (flag, env) => {
  const launcher = withPartner(flag ? [flag] : [], env);
  await launcher.says("Hotseat is ready");
  expect((await about()).partnerKey).toBeNull();
  launcher.child.kill("SIGINT");
  expect(await launcher.exit).toBe(0);
  expect(partnerSays()).toBe("");
});

it("continues without a practice partner who cannot run here, with the reason in one line", async () => {
  const launcher = withPartner([], { STAND_IN_PARTNER: "cannot" });
  await launcher.says("hotseat: Ben stays away: his media engine does not run on this computer.");
  await launcher.says("Hotseat is ready");
  expect((await about()).pid).toBeGreaterThan(0);
  expect(launcher.output().match(/Ben stays away/g)).toHaveLength(1);
});

it("starts a killed server again", async () => {
  const launcher = launch();
  await launcher.says("Hotseat is ready");
  const before = await about();
  process.kill(before.pid, "SIGKILL");
  await launcher.says("the server is back after");
  expect((await about()).pid).not.toBe(before.pid);
});

it("refuses a second launcher on the same folder with one line", async () => {
  const first = launch();
  await first.says("Hotseat is ready");
  const second = launch();
  expect(await second.exit).toBe(1);
  expect(second.output()).toBe(
    `hotseat: ${dir} is in use by another launcher (process ${first.child.pid}); stop it first\n`,
  );
});

it("ends the server that a killed launcher left behind", async () => {
  const first = launch();
  await first.says("Hotseat is ready");
  const { pid } = await about();
  first.child.kill("SIGKILL");
  await first.exit;
  const second = launch();
  await second.says("Hotseat is ready");
  expect(processIdentity(pid)).toBeNull();
});

it("reports in one line that the port is taken", async () => {
  const taken = net.createServer().listen(port, "127.0.0.1");
  const launcher = launch();
  expect(await launcher.exit).toBe(1);
  expect(launcher.output()).toContain(`hotseat: port ${port} is in use by another program`);
  expect(launcher.output().trim().split("\n").length).toBe(1);
  taken.close();
});

it("passes on a server's own reason and exit code when it cannot start", async () => {
  const launcher = launch({ STAND_IN_FAILS: "at-start" });
  expect(await launcher.exit).toBe(3);
  expect(launcher.output()).toContain("hotseat: the database cannot be reached\n");
  expect(launcher.output()).not.toContain("at ");
});

it("gives up on a server that crashes again and again", async () => {
  const launcher = launch({ STAND_IN_FAILS: "after-start" });
  expect(await launcher.exit).toBe(1);
  expect(launcher.output()).toContain("the server crashed 5 times within 30 s, giving up");
});
