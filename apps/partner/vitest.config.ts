import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "partner", include: ["src/**/*.test.ts"], isolate: false },
});
