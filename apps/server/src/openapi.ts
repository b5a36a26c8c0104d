import { readFile, writeFile } from "node:fs/promises";
import { openApiDocument } from "./openapi-document.ts";

/** Writes the committed OpenAPI document; with `--check` fails when it differs from the contract. */
const target = new URL("../../../packages/api-client/openapi.json", import.meta.url);
const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;
if (process.argv.includes("--check")) {
  const committed = await readFile(target, "utf8").catch(() => "");
  if (committed !== text) {
    console.error("packages/api-client/openapi.json differs from the contract. Run: npm run openapi");
    process.exit(1);
  }
  console.log("packages/api-client/openapi.json matches the contract.");
} else {
  await writeFile(target, text);
  console.log(
    `Wrote ${Object.keys(openApiDocument().paths as object).length} paths to packages/api-client/openapi.json.`,
  );
}
