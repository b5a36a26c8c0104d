import { hotseatSource } from "@hotseat/vite-config/hotseat.ts";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [hotseatSource()],
  test: { name: "collab", include: ["src/**/*.test.ts"], environment: "node", restoreMocks: true, isolate: false },
});
