// Makes src/generated from openapi.json. `--check` makes it in a temporary folder and fails when the two differ;
// `--input <document> --output <folder>` generates from another document, to measure the result.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createClient } from "@hey-api/openapi-ts";
import config from "../openapi-ts.config.ts";
import { dropSse } from "./drop-sse.mjs";
import { writeConstants } from "./write-constants.mjs";
import { writeOperations } from "./write-operations.mjs";

const room = join(dirname(fileURLToPath(import.meta.url)), "..");
const committed = join(room, "src", "generated");

const { values } = parseArgs({
  options: {
    check: { type: "boolean" },
    input: { type: "string", default: join(room, "openapi.json") },
    output: { type: "string", default: committed },
  },
});

async function generateInto(folder) {
  const { plugins } = await config;
  const { input } = values;
  await createClient({ plugins, input, output: { path: folder }, logs: { level: "silent" } });
  dropSse(folder);
  const document = JSON.parse(readFileSync(input, "utf8"));
  writeOperations(document, folder);
  writeConstants(document, folder);
}

/** Returns every file below a folder with its text. */
function texts(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path), readFileSync(path, "utf8")];
    }),
  );
}

async function check() {
  const folder = mkdtempSync(join(tmpdir(), "hotseat-client-"));
  try {
    await generateInto(folder);
    const [old, fresh] = [texts(committed), texts(folder)];
    const drifted = [...new Set([...old.keys(), ...fresh.keys()])].filter((name) => old.get(name) !== fresh.get(name));
    if (drifted.length === 0) return console.log("The client matches openapi.json.");
    console.error(
      `The client differs from openapi.json in: ${drifted.join(", ")}. Run: pnpm --filter @hotseat/api-client generate`,
    );
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await (values.check ? check() : generateInto(values.output));
