import { hotseatVite } from "@hotseat/vite-config/hotseat.ts";
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";

/** Rules run in Node; a test that needs a page has `@vitest-environment jsdom` in its first line. */
export default mergeConfig(
  hotseatVite(),
  defineConfig({
    test: { name: "web", include: ["src/**/*.test.{ts,tsx}"], environment: "node", restoreMocks: true, isolate: false },
  }),
);
