import { hotseatVite } from "@hotseat/vite-config/hotseat.ts";
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";

/** Rules and stores run in Node; a test of a hook or a view says `@vitest-environment jsdom` in its first line. */
export default mergeConfig(
  hotseatVite(),
  defineConfig({
    test: {
      name: "admin-widgets",
      include: ["src/**/*.test.{ts,tsx}"],
      environment: "node",
      restoreMocks: true,
      isolate: false,
    },
  }),
);
