import { checkBoundaries } from "./lib/check-boundaries.mjs";
import { checkLint } from "./lib/check-lint.mjs";
import { checkTypes } from "./lib/check-types.mjs";
import { commands, packageBrowserTests, packageTests, vitest } from "./lib/lane-kinds.mjs";

/** One after the other: each needs the declarations of the one before. */
const PACKAGES = ["--recursive", "--workspace-concurrency=1", "--filter", "./packages/*"];
const filter = (name, ...run) => ["pnpm", "--filter", `@hotseat/${name}`, ...run];

/**
 * What `npm test` runs, in this order; a lane to add is one line. Lanes with one slot run two at a time.
 * Command lanes count one check per command, or the `N passed, N failed` line that the command prints.
 * @type {import("./lib/lane-kinds.mjs").Lane[]}
 */
export const LANES = [
  // Mostly one test after the other: the short lanes run beside it.
  { name: "unit", run: vitest(".") },
  { name: "lint", run: checkLint },
  { name: "boundaries", run: checkBoundaries },
  {
    name: "drift",
    run: commands([
      { title: "openapi.json is what the server declares", run: filter("server", "openapi", "--check") },
      { title: "the generated client is what openapi.json says", run: filter("api-client", "generate", "--check") },
      {
        title: "docs/spec says what the tests assert, and every citation resolves",
        run: ["node", "tooling/coverage/coverage.mjs", "--check"],
      },
      {
        title: "README.md shows the graph of packages there is",
        run: ["node", "tooling/architecture/architecture.mjs", "--check"],
      },
      {
        title: "the pictures of the documents are there, and no others",
        run: ["node", "tooling/pictures/pictures.mjs", "--check"],
      },
      { title: "THIRD-PARTY.md is what is shipped", run: ["node", "tooling/licences/licences.mjs", "--check"] },
    ]),
  },
  {
    name: "packages",
    run: commands([
      { title: "every published package builds", run: ["pnpm", ...PACKAGES, "build"] },
      { title: "public API is as reported", run: ["node", "tooling/api-report/src/main.ts", "--check"] },
      { title: "packages are within their size limits", run: filter("packaging", "exec", "size-limit") },
    ]),
  },
  { name: "types", slots: 2, run: checkTypes },
  {
    name: "server-pglite",
    slots: 2,
    run: packageTests("@hotseat/server", { env: { HOTSEAT_TEST_DATABASE: "pglite", DATABASE_URL: undefined } }),
  },
  {
    name: "server-postgres",
    slots: 2,
    run: packageTests("@hotseat/server", { postgres: true, env: { HOTSEAT_TEST_DATABASE: "postgres" } }),
  },
  { name: "stories", slots: 2, run: packageTests("@hotseat/storybook", { chromium: true }) },
  { name: "e2e", slots: 2, run: packageBrowserTests("@hotseat/web", "e2e", { chromium: true }) },
];
