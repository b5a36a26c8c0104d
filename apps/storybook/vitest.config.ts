import { fileURLToPath } from "node:url";
import { hotseatPlugins } from "@hotseat/vite-config/hotseat.ts";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import {
  DEVICE_SWITCHES,
  executablePath,
  LOOK_SWITCHES,
  QUIET_SWITCHES,
} from "../../scripts/lib/chromium-switches.mjs";

const configDir = fileURLToPath(new URL(".storybook", import.meta.url));

/** A browser of this appearance; the stories ask it which. */
const chromium = (colorScheme: "light" | "dark") => ({
  browser: "chromium" as const,
  name: colorScheme,
  provider: playwright({
    launchOptions: {
      args: [...QUIET_SWITCHES, ...DEVICE_SWITCHES, ...LOOK_SWITCHES],
      ...(executablePath ? { executablePath } : {}),
    },
    contextOptions: { colorScheme, reducedMotion: "reduce", locale: "en-GB", timezoneId: "Europe/Zurich" },
  }),
});

/** Every story as a test, with axe, light and dark, and again in narrower windows. Both take their modules from one Vite, which prepares each once. */
export default defineConfig({
  plugins: [hotseatPlugins(), storybookTest({ configDir })],
  // Met only while a story runs; without this Vite would stop to prepare it and reload the page.
  optimizeDeps: { include: ["@hotseat/ui > @vanilla-extract/css", "axe-core"] },
  test: {
    setupFiles: ["./narrow/narrow.setup.ts"],
    // Five hundred lines are read four times by axe: ten seconds here, more on a slower machine. One that hangs ends too.
    testTimeout: 60_000,
    // One browser after the other. Of two side by side the one that ends first leaves its place to a second page of the other,
    // opened late for the last few files; such a page once took its file and never answered, and Vitest waits for that without end.
    maxWorkers: 1,
    // One page for all files, as Storybook itself shows one story after the other: loading them anew took half of the time.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      instances: [chromium("light"), chromium("dark")],
    },
  },
});
