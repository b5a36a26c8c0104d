import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { endChild, mustRun, sleep } from "./child.mjs";
import { freePort } from "./port.mjs";
import { postgresBinaries } from "./postgres-binaries.mjs";
import { identify, isAlive, processIdentity } from "./process-identity.mjs";
import { Problem, tail } from "./say.mjs";

const PREFIX = "hotseat-postgres-";
const USER = "hotseat";

/** @typedef {{ url: string, version: string, pid: number, stop(): Promise<void> }} TestPostgres */

/** A test's database need not survive a power cut. */
const NOT_DURABLE = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/**
 * Starts a PostgreSQL of its own in a temporary folder, on a free port of 127.0.0.1, behind a random password.
 * @returns {Promise<TestPostgres>}
 */
export function startPostgres() {
  return start(NOT_DURABLE);
}

/**
 * The same with each commit safe from a power cut, as in operation: for measurements.
 * @returns {Promise<TestPostgres>}
 */
export function startDurablePostgres() {
  return start({});
}

/** @param {Record<string, string>} durability @returns {Promise<TestPostgres>} */
async function start(durability) {
  removeStale();
  const dir = mkdtempSync(path.join(os.tmpdir(), PREFIX));
  writeFileSync(path.join(dir, "owner.json"), JSON.stringify(identify(process.pid)));
  const { bin, version } = await postgresBinaries(dir);
  const as = unprivilegedUser();
  chmodSync(dir, 0o755);
  const data = path.join(dir, "data");
  mkdirSync(data, { mode: 0o700 });
  const password = randomBytes(18).toString("hex");
  const passwordFile = path.join(dir, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (as) for (const each of [data, passwordFile, dir]) chownSync(each, as.uid, as.gid);
  const options = { cwd: dir, ...as, env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC", HOME: dir } };
  const initdb = ["-D", data, "-U", USER, "-E", "UTF8", "--locale=C", "-A", "scram-sha-256", "--no-sync"];
  await mustRun(
    "Making a PostgreSQL database",
    path.join(bin, "initdb"),
    [...initdb, `--pwfile=${passwordFile}`],
    options,
  );
  const port = await freePort();
  const logFile = path.join(dir, "log");
  const log = openSync(logFile, "a");
  const settings = { max_connections: "200", ...durability };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const args = ["-D", data, "-h", "127.0.0.1", "-p", String(port), "-k", dir, ...flags];
  const child = spawn(path.join(bin, "postgres"), args, { ...options, stdio: ["ignore", log, log] });
  closeSync(log);
  child.on("error", () => {});
  const stop = async () => {
    // "Fast": open connections are cut, so that a test that forgot to close one delays nothing.
    await endChild(child, { signal: "SIGINT", graceMs: 5_000 });
    rmSync(dir, { recursive: true, force: true });
  };
  if (!(await untilReady(child, data))) {
    const detail = tail(existsSync(logFile) ? readFileSync(logFile, "utf8") : "", 15);
    await stop();
    throw new Problem("PostgreSQL for the tests did not start", { detail });
  }
  return { url: `postgresql://${USER}:${password}@127.0.0.1:${port}/postgres`, version, pid: child.pid ?? 0, stop };
}

/** The last line of postmaster.pid says "ready" once connections are accepted. @param {import("node:child_process").ChildProcess} child @param {string} data */
async function untilReady(child, data) {
  for (let waited = 0; waited < 20_000 && child.exitCode === null && child.pid; waited += 30) {
    const lines = readLines(path.join(data, "postmaster.pid"));
    if (lines[7]?.trim() === "ready") return true;
    await sleep(30);
  }
  return false;
}

/** @param {string} file */
function readLines(file) {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch {
    return [];
  }
}

/** PostgreSQL refuses to run as root. @returns {{ uid: number, gid: number } | null} null: stay who we are */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return null;
  const users = readLines("/etc/passwd").map((line) => line.split(":"));
  const found = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody");
  if (!found)
    throw new Problem("PostgreSQL does not run as root and there is no user postgres or nobody; run as a person");
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

/** Stops and removes the database of a killed test run, which outlives it. */
function removeStale() {
  for (const name of readdirSync(os.tmpdir()).filter((each) => each.startsWith(PREFIX))) {
    const dir = path.join(os.tmpdir(), name);
    try {
      const owner = JSON.parse(readFileSync(path.join(dir, "owner.json"), "utf8"));
      if (isAlive(owner)) continue;
      const [pid, dataDir] = readLines(path.join(dir, "data", "postmaster.pid"));
      if (dataDir === path.join(dir, "data") && processIdentity(Number(pid))) process.kill(Number(pid), "SIGKILL");
      rmSync(dir, { recursive: true, force: true });
    } catch {
      // A folder of another user, or one that is being created now: not ours to remove.
    }
  }
}
