import { defineConfig } from "vitest/config";

/** Unit tests of all packages and of the scripts. The server, the stories and the browser tests have lanes of their own.
 * No project isolates its files: a worker keeps the modules, so no test replaces a module; it is given another part. */
export default defineConfig({
  test: {
    projects: [
      "packages/*",
      "apps/web",
      "apps/partner",
      {
        ssr: { resolve: { conditions: ["@hotseat/source"] } },
        test: {
          name: "scripts",
          include: ["scripts/**/*.test.mjs", "tooling/**/*.test.ts"],
          exclude: ["**/node_modules/**"],
          testTimeout: 30_000,
          isolate: false,
        },
      },
    ],
  },
});
