// `npm run drift`: checks that generated and committed files equal their sources, one check each.
import { readFileSync } from "node:fs";
import path from "node:path";
import { COMMANDS } from "./commands.mjs";
import { check, runChecks } from "./lib/checks.mjs";
import { capture } from "./lib/child.mjs";
import { findUnlisted } from "./lib/listed-commands.mjs";
import { ROOT } from "./lib/paths.mjs";
import { tail } from "./lib/say.mjs";

const CHECKS = {
  "openapi.json is what the server declares": ["pnpm", "--filter", "@hotseat/server", "openapi", "--check"],
  "the generated client is what openapi.json says": ["pnpm", "--filter", "@hotseat/api-client", "generate", "--check"],
  "the WebAssembly of collab is what its source says, twice the same bytes": [
    "pnpm",
    "--filter",
    "@hotseat/collab",
    "wasm",
    "--check",
  ],
  "docs/spec says what the tests assert, and every citation resolves": [
    "node",
    "tooling/coverage/coverage.ts",
    "--check",
  ],
  "README.md shows the graph of packages there is": ["node", "tooling/architecture/architecture.ts", "--check"],
  "the pictures of the documents are there, and no others": ["node", "tooling/pictures/pictures.ts", "--check"],
  "THIRD-PARTY.md is what is shipped": ["node", "tooling/licences/licences.ts", "--check"],
};

await runChecks(async () => {
  for (const [title, [program, ...args]] of Object.entries(CHECKS)) {
    const { code, output } = await capture(program, args, { cwd: ROOT });
    check(code === 0, title, [tail(output)]);
  }
  const unlisted = findUnlisted(readFileSync(path.join(ROOT, "CONTRIBUTING.md"), "utf8"), Object.keys(COMMANDS));
  check(unlisted.length === 0, "CONTRIBUTING.md has a row for every long check, and for its promise", unlisted);
});
