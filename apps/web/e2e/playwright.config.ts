import { defineConfig } from "@playwright/test";
import { LIMITS } from "./support/limits.ts";

/** Two workers, each with a Hotseat of its own for its own people: a quarter of a browser test is waiting. */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "./support/prepare.ts",
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  ...LIMITS,
  reporter: [["list"]],
});
