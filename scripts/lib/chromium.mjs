import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { capture, isExecutable } from "./child.mjs";
import { usualPlaces } from "./chromium-switches.mjs";
import { ROOT } from "./paths.mjs";
import { Problem } from "./say.mjs";
import { installSystemPackages } from "./system-packages.mjs";

/**
 * Milliseconds; Playwright's mirror can be out of reach, and a hanging download must not use up the time of the tests.
 */
const DOWNLOAD_WITHIN_MS = 240_000;

/**
 * A Chrome or Chromium that starts: CHROMIUM_PATH, an installed one, Playwright's, or the system's package as root.
 * @returns {Promise<{ executablePath: string, version: string }>}
 */
export async function obtainChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    const version = await versionOf(named);
    if (!version) throw new Problem(`CHROMIUM_PATH=${named} is not a Chromium that starts`);
    return { executablePath: named, version };
  }
  return (await firstWorking([...usualPlaces(), playwrightPath()])) ?? (await fetchChromium());
}

async function fetchChromium() {
  const downloaded = await capture("pnpm", ["--filter", "@hotseat/web", "exec", "playwright", "install", "chromium"], {
    cwd: ROOT,
    timeoutMs: DOWNLOAD_WITHIN_MS,
  });
  const fromPlaywright = downloaded.code === 0 ? await firstWorking([playwrightPath()]) : null;
  if (fromPlaywright) return fromPlaywright;
  await installSystemPackages({ apt: ["chromium"], dnf: ["chromium"], apk: ["chromium"] });
  const installed = await firstWorking(usualPlaces());
  if (installed) return installed;
  throw new Problem("no Chrome or Chromium; install one (Debian: apt install chromium) or set CHROMIUM_PATH");
}

/** @param {string[]} candidates */
async function firstWorking(candidates) {
  for (const candidate of new Set(candidates)) {
    if (!candidate || !existsSync(candidate) || !isExecutable(candidate)) continue;
    const version = await versionOf(candidate);
    if (version) return { executablePath: candidate, version };
  }
  return null;
}

/** Whether a browser starts: a downloaded one without its shared libraries exists and does not. @param {string} executable */
async function versionOf(executable) {
  const { code, output } = await capture(executable, ["--version"], { timeoutMs: 20_000 });
  return code === 0 ? (/\d+(\.\d+)+/.exec(output)?.[0] ?? null) : null;
}

function playwrightPath() {
  try {
    const fromWeb = createRequire(path.join(ROOT, "apps/web/package.json"));
    const playwright = createRequire(fromWeb.resolve("@playwright/test/package.json")).resolve(
      "playwright/package.json",
    );
    return createRequire(playwright)("playwright-core").chromium.executablePath();
  } catch {
    return null;
  }
}
