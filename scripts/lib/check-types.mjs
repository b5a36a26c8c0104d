import { existsSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { capture } from "./child.mjs";
import { ROOT, WORK_CACHE } from "./paths.mjs";
import { countByName } from "./reports.mjs";
import { listRooms, withNeeds } from "./rooms.mjs";
import { tail } from "./say.mjs";
import { hashInputs, isStamped, writeStamp } from "./stamp.mjs";

const ALWAYS = ["pnpm-lock.yaml", "tooling/tsconfig"].map((each) => path.join(ROOT, each));
const TYPED = /\.([cm]?tsx?|json|[cm]?js)$/;

/** `tsc` for every package with a tsconfig, one check each; one that has not changed since it was good is not asked again. */
export async function checkTypes() {
  const rooms = listRooms();
  const typed = rooms.filter(({ dir }) => existsSync(path.join(dir, "tsconfig.json")));
  const faults = new Map();
  const outputs = [];
  const waiting = [...typed];
  const worker = async () => {
    for (let room = waiting.shift(); room; room = waiting.shift()) {
      const output = await checkRoom(room, rooms);
      if (!output) continue;
      const first = output.split("\n").filter((line) => line.includes("error TS"));
      faults.set(room.folder, first.length ? first : ["tsc did not finish"]);
      outputs.push(`── tsc -p ${room.folder}\n${tail(output, 30)}`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, os.availableParallelism()) }, worker));
  return {
    ...countByName(
      typed.map(({ folder }) => folder),
      faults,
    ),
    output: outputs.join("\n"),
  };
}

/** @returns {Promise<string>} the compiler's complaints, empty when there are none */
async function checkRoom(room, rooms) {
  const inputs = [...ALWAYS, ...withNeeds(room, rooms).map(({ dir }) => dir)];
  const hash = hashInputs(inputs, { base: ROOT, keep: (file) => TYPED.test(file) });
  const stamp = path.join(WORK_CACHE, "types", room.folder.replace("/", "-"));
  if (isStamped(stamp, hash)) return "";
  const tsc = path.join(ROOT, "node_modules", ".bin", "tsc");
  const done = await capture(tsc, ["-p", room.dir, "--pretty", "false"], { cwd: ROOT });
  if (done.code !== 0) return done.output || `tsc ended with exit code ${done.code}`;
  writeStamp(stamp, hash);
  return "";
}
