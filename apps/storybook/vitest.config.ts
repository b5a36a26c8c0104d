import { fileURLToPath } from "node:url";
import { hotseatPlugins, hotseatSource } from "@hotseat/vite-config/hotseat.ts";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import {
  DEVICE_SWITCHES,
  executablePath,
  LOOK_SWITCHES,
  QUIET_SWITCHES,
} from "../../scripts/lib/chromium-switches.mjs";

const configDir = fileURLToPath(new URL(".storybook", import.meta.url));

/** Every story as a test, with axe, in one appearance. */
function storiesIn(appearance: "light" | "dark"): TestProjectConfiguration {
  return {
    // Whole in itself: what stands below for vanilla-extract is in hotseatPlugins() already.
    extends: false,
    plugins: [hotseatPlugins(), storybookTest({ configDir })],
    define: { "import.meta.env.STORYBOOK_APPEARANCE": JSON.stringify(appearance) },
    // Met only while a story runs; without this Vite would stop to prepare it and reload the page.
    optimizeDeps: { include: ["@hotseat/ui > @vanilla-extract/css"] },
    test: {
      name: appearance,
      maxWorkers: 2,
      // Two pages for all files, as Storybook itself shows one story after the other: loading them anew took half of the time.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 800 },
        provider: playwright({
          launchOptions: {
            args: [...QUIET_SWITCHES, ...DEVICE_SWITCHES, ...LOOK_SWITCHES],
            ...(executablePath ? { executablePath } : {}),
          },
          contextOptions: { reducedMotion: "reduce", locale: "en-GB", timezoneId: "Europe/Zurich" },
        }),
        instances: [{ browser: "chromium" }],
      },
    },
  };
}

export default defineConfig({
  // Read again from here by vanilla-extract's compiler, which does not see the plugins of a project.
  plugins: [hotseatSource()],
  test: { projects: [storiesIn("light"), storiesIn("dark")], maxWorkers: 2 },
});
