import { defineConfig } from "@playwright/test";

/** Writes a screenshot of every screen of the path into `out`, which git ignores, and checks each: `npm run screens`. */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "../e2e/support/prepare.ts",
  workers: 1,
  retries: 0,
  // Each state is read in four languages at two sizes.
  timeout: 1_800_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
});
