import { hotseatVite } from "@hotseat/vite-config/hotseat.ts";
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";

export default mergeConfig(
  hotseatVite(),
  defineConfig({
    test: {
      name: "react",
      include: ["src/**/*.test.{ts,tsx}"],
      environment: "jsdom",
      restoreMocks: true,
      isolate: false,
    },
  }),
);
