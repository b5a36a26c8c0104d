import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { mustRun } from "../../scripts/lib/child.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { findKeys, firstLoad, gzipBytes, PAGES, readManifest } from "./first-load.ts";

const CLIENT = path.join(ROOT, "packages", "api-client");
/** How many operations the contract grows by. */
const MORE = 60;

/** As much of an OpenAPI document as is read here. */
interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  readonly operationId: string;
  readonly responses: Record<string, { readonly content?: Record<string, unknown> }>;
}

/** The document with more operations: copies of those it has, in the same nouns. */
function grow(document: Document): Document {
  const known = Object.entries(document.paths)
    .flatMap(([url, item]) => Object.entries(item).map(([method, operation]) => ({ url, method, operation })))
    .filter(({ operation }) => operation.responses[200]?.content?.["application/json"]);
  const paths = { ...document.paths };
  for (let number = 0; number < MORE; number += 1) {
    const { url, method, operation } = known[number % known.length];
    const operationId = `${operation.operationId}More${number}`;
    paths[url.replace("/api/v1/", `/api/v1/more-${number}/`)] = { [method]: { ...operation, operationId } };
  }
  return { ...document, paths };
}

async function buildWith(generated: string, outDir: string) {
  await mustRun(
    "Building the web app",
    "pnpm",
    ["exec", "vite", "build", "--config", "../../tooling/bench/grown-contract.config.ts", "--outDir", outDir],
    { cwd: path.join(ROOT, "apps", "web"), env: { ...process.env, HOTSEAT_GENERATED: generated } },
  );
  return outDir;
}

/** Each page's first load with the contract as it is (peer), and with 60 more operations in it. */
export async function contractGrowth(folder: string) {
  const document = path.join(folder, "openapi.json");
  const generated = path.join(folder, "generated");
  writeFileSync(document, JSON.stringify(grow(JSON.parse(readFileSync(path.join(CLIENT, "openapi.json"), "utf8")))));
  await mustRun("Generating the client", "node", ["scripts/generate.mjs", "--input", document, "--output", generated], {
    cwd: CLIENT,
  });
  const before = await buildWith(path.join(CLIENT, "src", "generated"), path.join(folder, "before"));
  const after = await buildWith(generated, path.join(folder, "after"));
  const added = countOperations(generated) - countOperations(path.join(CLIENT, "src", "generated"));
  if (added !== MORE) throw new Error(`the client grew by ${added} calls`);
  return PAGES.map(({ name, routes }) => {
    const [old, grown] = [before, after].map((dist) => {
      const manifest = readManifest(dist);
      return gzipBytes(dist, firstLoad(manifest, findKeys(manifest, routes)).scripts);
    });
    return {
      what: `${name}, first load, ${added} more calls in the contract`,
      ours: `${grown} B gzip`,
      peer: `${old} B`,
      ratio: (grown / old).toFixed(4),
      bound: "= 1",
      held: grown === old,
    };
  });
}

const countOperations = (generated: string) =>
  readdirSync(path.join(generated, "operations"), { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith("index.ts"),
  ).length;
