import { defineConfig } from "vitest/config";

// Rules and stores only; what needs a browser is tested through the stories (apps/storybook).
export default defineConfig({ test: { isolate: false, include: ["src/**/*.test.ts"] } });
