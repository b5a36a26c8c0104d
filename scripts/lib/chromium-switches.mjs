import { existsSync } from "node:fs";
import { which } from "./child.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const PLACES = [
  "/usr/bin/chromium",
  "/usr/lib/chromium/chromium",
  "/opt/google/chrome/chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Where a system keeps its Chrome or Chromium, the likeliest first. @returns {string[]} */
export const usualPlaces = () => [...NAMES.map((name) => which(name)), ...PLACES].filter((place) => place !== null);

/** `CHROMIUM_PATH`, else the system's browser; undefined leaves the choice to Playwright. @returns {string | undefined} */
export const executablePath = process.env.CHROMIUM_PATH ?? usualPlaces().find((place) => existsSync(place));

/**
 * The list that Playwright sets. Chromium reads its last `--disable-features` alone, so a list of ours has to contain that of Playwright.
 */
const DISABLED_BY_PLAYWRIGHT = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];
/** The list under the address bar is a page with a process of its own in each window: 5 to 14 % of the processor time of browser tests. */
const ADDRESS_BAR_PAGES = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];

/**
 * A browser that draws without a graphics card and makes no network requests by itself. Containers run it as root,
 * hence no sandbox.
 */
export const QUIET_SWITCHES = [
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...ADDRESS_BAR_PAGES].join(",")}`,
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A camera and a microphone that are always there and always allowed; `fps` pictures a second instead of 20. @param {number} [fps] */
export const deviceSwitches = (fps) => [
  `--use-fake-device-for-media-stream${fps ? `=fps=${fps}` : ""}`,
  "--use-fake-ui-for-media-stream",
];
export const DEVICE_SWITCHES = deviceSwitches();

/** Makes colours and fonts the same everywhere. */
export const LOOK_SWITCHES = ["--force-color-profile=srgb", "--font-render-hinting=none"];

/**
 * Draws the next frame as soon as the last one is done, and not 60 times a second: a check that waits for a frame waits for the drawing
 * alone. For pages without endless motion.
 */
export const UNTIMED_SWITCHES = ["--disable-frame-rate-limit", "--disable-gpu-vsync"];

/** Makes every picture the same when it is drawn again: no partial redraw, one thread. */
export const STEADY_SWITCHES = [
  "--disable-partial-raster",
  "--num-raster-threads=1",
  "--disable-checker-imaging",
  "--disable-skia-runtime-opts",
];
