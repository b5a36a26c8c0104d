import { defineConfig } from "vitest/config";

// Rules and stores only; the stories test everything that requires a browser (apps/storybook).
export default defineConfig({ test: { isolate: false, include: ["src/**/*.test.ts"] } });
