import { defineConfig } from "vitest/config";

/** Unit tests of all packages and of the scripts. The server, the stories and the browser tests have lanes of their own. */
export default defineConfig({
  test: {
    projects: [
      "packages/*",
      "apps/web",
      {
        test: {
          name: "scripts",
          include: ["scripts/**/*.test.mjs", "tooling/**/*.test.mjs"],
          exclude: ["**/node_modules/**"],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
