import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { capture, isExecutable, which } from "./child.mjs";
import { findGo } from "./go.mjs";
import { ROOT, userCache } from "./paths.mjs";
import { Problem, tail } from "./say.mjs";
import { VERSIONS } from "./versions.mjs";

/**
 * Where video comes from.
 * @typedef {{ kind: "external", url: string, apiKey: string, apiSecret: string }
 *   | { kind: "binary", path: string, origin: string }
 *   | { kind: "none", reason: string }} Livekit
 */

/**
 * LIVEKIT_URL when set, else `livekit-server` on PATH, else the pinned version built once with Go, else none.
 * @param {{ env?: NodeJS.ProcessEnv, fetchGo?: boolean, onBuild?: () => void }} [options] fetchGo: for tests, which may
 *   download a Go where none is installed; onBuild: called before the build that takes minutes
 * @returns {Promise<Livekit>}
 */
export async function obtainLivekit({ env = process.env, fetchGo = false, onBuild } = {}) {
  if (env.LIVEKIT_URL) return external(env);
  const installed = which("livekit-server", env.PATH);
  if (installed) return { kind: "binary", path: installed, origin: "on PATH" };
  const built = binaryPath();
  if (isExecutable(built)) return { kind: "binary", path: built, origin: "built before" };
  const found = await findGo({ fetch: fetchGo });
  if ("missing" in found) return { kind: "none", reason: found.missing };
  onBuild?.();
  return build(found.go, built);
}

/** @param {NodeJS.ProcessEnv} env @returns {Livekit} */
function external(env) {
  const { LIVEKIT_URL: url = "", LIVEKIT_API_KEY: apiKey, LIVEKIT_API_SECRET: apiSecret } = env;
  if (!/^wss?:\/\//.test(url)) throw new Problem(`LIVEKIT_URL must begin with ws:// or wss://, not "${url}"`);
  if (!apiKey || !apiSecret) throw new Problem("LIVEKIT_URL needs LIVEKIT_API_KEY and LIVEKIT_API_SECRET beside it");
  return { kind: "external", url, apiKey, apiSecret };
}

/** Outside the checkout, so that all clones of a person share one build; another go.sum gives another binary. */
function binaryPath() {
  const sums = readFileSync(path.join(ROOT, "services/sfu/go.sum"));
  const key = createHash("sha256").update(sums).digest("hex").slice(0, 8);
  const name = `livekit-server-${VERSIONS.livekit}-${key}-${process.platform}-${process.arch}`;
  return path.join(userCache(), name);
}

/** @param {string} go @param {string} target @returns {Promise<Livekit>} */
async function build(go, target) {
  mkdirSync(path.dirname(target), { recursive: true });
  // Built aside and renamed: two builds at once do no harm, and an interrupted one leaves no file that looks complete.
  const aside = `${target}.${process.pid}`;
  const args = ["build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w", "-o", aside];
  const done = await capture(go, [...args, "github.com/livekit/livekit-server/cmd/server"], {
    cwd: path.join(ROOT, "services/sfu"),
    env: { ...process.env, GOFLAGS: "-mod=readonly", CGO_ENABLED: process.env.CGO_ENABLED ?? "0" },
  });
  if (done.code !== 0 || !existsSync(aside)) {
    rmSync(aside, { force: true });
    return { kind: "none", reason: `building LiveKit ${VERSIONS.livekit} failed: ${tail(done.output, 1)}` };
  }
  renameSync(aside, target);
  return { kind: "binary", path: target, origin: "built" };
}
