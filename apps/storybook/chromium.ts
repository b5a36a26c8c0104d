import { existsSync } from "node:fs";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The browser of the tests: `CHROMIUM_PATH`, else the system's, else Playwright's own. */
export const executablePath = process.env.CHROMIUM_PATH ?? PLACES.find((place) => existsSync(place));

/** Draws every picture the same way twice: nothing is redrawn in part, one thread draws. */
export const steadyArguments = [
  "--disable-partial-raster",
  "--num-raster-threads=1",
  "--disable-checker-imaging",
  "--disable-skia-runtime-opts",
];

export const launchArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
  "--force-color-profile=srgb",
  "--font-render-hinting=none",
];
