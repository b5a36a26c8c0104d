import { defineConfig } from "@playwright/test";

/** One stack, one worker: people meet in one house, and Chromium with video is what a small machine can carry. */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "./support/start-stack.ts",
  workers: 1,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
});
