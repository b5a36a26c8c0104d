import { defineConfig } from "@playwright/test";

/** Browser tests with a real Keycloak, which `npm run test:keycloak` starts: one Hotseat at a time, at the realm's port. */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "../e2e/support/prepare.ts",
  workers: 1,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: [["list"]],
});
