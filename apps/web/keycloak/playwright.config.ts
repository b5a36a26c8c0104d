import { defineConfig } from "@playwright/test";
import { LIMITS } from "../e2e/support/limits.ts";

/** Browser tests with a real Keycloak, which `npm run test:keycloak` starts: one Hotseat at a time, at the realm's port. */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "../e2e/support/prepare.ts",
  workers: 1,
  retries: 0,
  ...LIMITS,
  reporter: [["list"]],
});
