import { defineConfig } from "@playwright/test";

/** Pictures of every screen of the path into docs/screens, with checks: `npm run screens`. */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "../e2e/support/prepare.ts",
  workers: 1,
  retries: 0,
  timeout: 900_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
});
