import path from "node:path";
import { capture } from "./child.mjs";
import { ROOT, WORK_CACHE } from "./paths.mjs";
import { countByName, sum } from "./reports.mjs";
import { tail } from "./say.mjs";
import { folderOf, listFolders } from "./workspace-folders.mjs";

const BIN = path.join(ROOT, "node_modules", ".bin");

/** The rules of hooks take long, because they compile every component; only changed files are checked again. */
const CACHED = ["--cache", "--cache-strategy=content", `--cache-location=${path.join(WORK_CACHE, "eslint")}`];

/**
 * Biome over everything, one check per package or folder; then the rules of React hooks and stories, in the same way.
 */
export async function checkLint() {
  const rooms = [...listFolders(), "scripts", "(root)"];
  const biome = await runBiome();
  const eslint = await runEslint();
  const counts = [countByName(rooms, biome.faults), countByName(listReactRooms(rooms), eslint.faults)];
  return { ...sum(counts), output: [biome.output, eslint.output].filter(Boolean).join("\n") };
}

/** @param {string[]} rooms */
function listReactRooms(rooms) {
  return rooms.filter((/** @type {string} */ room) => /^(packages|apps\/(web|storybook))/.test(room));
}

async function runBiome() {
  const biome = (/** @type {string} */ reporter) =>
    capture(path.join(BIN, "biome"), ["ci", `--reporter=${reporter}`, "--max-diagnostics=none", "--colors=off", "."], {
      cwd: ROOT,
    });
  // One report has the locations, for the counts; a second, cheap run prints the texts for people when there is a
  // finding.
  const report = await biome("github");
  const faults = new Map();
  for (const [, title, file, line] of report.output.matchAll(/^::error title=([^,]*),file=([^,]*),line=(\d+)/gm)) {
    add(faults, folderOf(file), `${path.relative(ROOT, path.resolve(ROOT, file))}:${line} ${title}`);
  }
  if (report.code === 0) return { faults: new Map(), output: "" };
  if (faults.size === 0) add(faults, "(root)", "biome did not finish");
  return { faults, output: tail((await biome("summary")).output, 80) };
}

async function runEslint() {
  const done = await capture(path.join(BIN, "eslint"), ["--format=json", "--no-warn-ignored", ...CACHED, "."], {
    cwd: ROOT,
  });
  const faults = new Map();
  const lines = [];
  try {
    for (const { filePath, messages } of JSON.parse(done.stdout)) {
      for (const { severity, line, ruleId, message } of messages) {
        if (severity < 2) continue;
        const file = path.relative(ROOT, filePath);
        add(faults, folderOf(file), `${file}:${line} ${ruleId}`);
        lines.push(`${file}:${line} ${ruleId ?? ""} ${message}`);
      }
    }
  } catch {
    add(faults, "(root)", "eslint did not finish");
    lines.push(tail(done.output));
  }
  if (done.code !== 0 && faults.size === 0) add(faults, "(root)", `eslint ended with exit code ${done.code}`);
  return { faults, output: lines.join("\n") };
}

/** @param {Map<string, string[]>} faults @param {string} name @param {string} fault */
function add(faults, name, fault) {
  faults.set(name, [...(faults.get(name) ?? []), fault]);
}
