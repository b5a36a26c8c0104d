import { existsSync } from "node:fs";

const CANDIDATES = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/google-chrome"];

/** The browser of this machine; undefined leaves the choice to Playwright. */
export const executablePath = CANDIDATES.find((candidate) => candidate !== undefined && existsSync(candidate));

/** Quiet and headless, with a camera and a microphone that are always there and always allowed. */
export const launchArguments = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
];
