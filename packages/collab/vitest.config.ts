import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "collab", include: ["src/**/*.test.ts"], environment: "node", restoreMocks: true, isolate: false },
});
