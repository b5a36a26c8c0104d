import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { capture, isExecutable, which } from "./child.mjs";
import { userCache } from "./paths.mjs";
import { Problem } from "./say.mjs";
import { installSystemPackages } from "./system-packages.mjs";
import { VERSIONS } from "./versions.mjs";

const PYTHON_MIN = [3, 9];

/**
 * A folder with Python packages of exactly these versions, made once per person and kept.
 * @param {string} name of the folder in the cache
 * @param {string[]} requirements such as `schemathesis==4.32.5`
 * @returns {Promise<{ bin: string, folder: string }>}
 */
export async function pythonEnvironment(name, requirements) {
  const folder = path.join(userCache(), name);
  const bin = path.join(folder, process.platform === "win32" ? "Scripts" : "bin");
  const ready = path.join(folder, ".ready");
  const wanted = requirements.join("\n");
  if (existsSync(ready) && readFileSync(ready, "utf8") === wanted) return { bin, folder };
  const python = await findPython();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  await makeVenv(python, folder);
  const pip = await capture(path.join(bin, "python"), ["-m", "pip", "install", "-q", ...requirements]);
  if (pip.code !== 0) {
    const reason = pip.output.trim().split("\n").at(-1);
    throw new Problem(`could not install ${requirements.join(", ")} for Python (${reason})`);
  }
  writeFileSync(ready, wanted);
  return { bin, folder };
}

/** The API fuzzer of `npm run test:fuzz`. @returns {Promise<{ executable: string, version: string }>} */
export async function obtainSchemathesis() {
  const version = VERSIONS.schemathesis;
  const { bin } = await pythonEnvironment(`schemathesis-${version}`, [`schemathesis==${version}`]);
  const executable = [path.join(bin, "schemathesis"), path.join(bin, "st")].find(isExecutable);
  if (!executable) throw new Problem(`schemathesis ${version} was installed but has no program in ${bin}`);
  return { executable, version };
}

async function findPython() {
  const usable = await installedPython();
  if (usable) return usable;
  const installed = await installSystemPackages({
    apt: ["python3", "python3-venv"],
    dnf: ["python3"],
    apk: ["python3", "py3-pip"],
  });
  const now = installed ? await installedPython() : null;
  if (!now) throw new Problem(`Python ≥ ${PYTHON_MIN.join(".")} is not installed; install python3 and python3-venv`);
  return now;
}

async function installedPython() {
  for (const name of ["python3", "python"]) {
    const python = which(name);
    if (!python) continue;
    const { output, code } = await capture(python, ["-c", "import sys; print(*sys.version_info[:2])"]);
    const [major, minor] = output.trim().split(" ").map(Number);
    if (code === 0 && (major > PYTHON_MIN[0] || minor >= PYTHON_MIN[1])) return python;
  }
  return null;
}

/** @param {string} python @param {string} folder */
async function makeVenv(python, folder) {
  const first = await capture(python, ["-m", "venv", folder]);
  if (first.code === 0) return;
  // Debian splits the part of venv that brings pip into a package of its own.
  const installed = await installSystemPackages({ apt: ["python3-venv"] });
  rmSync(folder, { recursive: true, force: true });
  const second = installed ? await capture(python, ["-m", "venv", folder]) : first;
  if (second.code !== 0 || !existsSync(folder)) {
    throw new Problem("Python cannot make a virtual environment; install python3-venv");
  }
}
