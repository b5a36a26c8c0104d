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
  UNTIMED_SWITCHES,
} from "../../scripts/lib/chromium-switches.mjs";

const configDir = fileURLToPath(new URL(".storybook", import.meta.url));

/** The stories read the appearance of this browser. They are light first; `narrow/` then shows them dark. */
const light = {
  browser: "chromium" as const,
  name: "light",
  provider: playwright({
    launchOptions: {
      args: [...QUIET_SWITCHES, ...DEVICE_SWITCHES, ...LOOK_SWITCHES, ...UNTIMED_SWITCHES],
      ...(executablePath ? { executablePath } : {}),
    },
    contextOptions: { colorScheme: "light", reducedMotion: "reduce", locale: "en-GB", timezoneId: "Europe/Zurich" },
  }),
};

/** Each area optimises dependencies into a folder of its own: two areas run at a time, and one must not replace the other's files. */
const cacheByArea = {
  name: "hotseat:cache-by-area",
  enforce: "post" as const,
  config: () => ({ cacheDir: `node_modules/.cache/stories/${process.env.npm_lifecycle_event ?? "some"}` }),
};

/** The editor of the code pad, which only its stories import. */
const CODEMIRROR = [
  ...["commands", "language", "language-data", "search", "state", "view"].map((name) => `@codemirror/${name}`),
  ...["@lezer/highlight", "@replit/codemirror-vim"],
].map((name) => `@hotseat/session-widgets > ${name}`);

/** Every story as a test, with axe, light and dark, and again in narrower windows. */
export default defineConfig({
  plugins: [hotseatPlugins(), storybookTest({ configDir }), cacheByArea],
  // Imported only while a story runs; without these entries Vite would stop to optimise them and reload the page.
  optimizeDeps: { include: ["@hotseat/ui > @vanilla-extract/css", "axe-core", ...CODEMIRROR] },
  test: {
    setupFiles: ["./narrow/narrow.setup.ts"],
    // axe reads five hundred lines four times: ten seconds here, more on a slower machine. The limit also ends a story that hangs.
    testTimeout: 60_000,
    // One page. A second one, opened late for the last few files, once took its file and never responded, and Vitest waits for that
    // endlessly.
    maxWorkers: 1,
    // One page for all files, as Storybook itself shows one story after the other: a reload for each file took half of the time.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      instances: [light],
    },
  },
});
