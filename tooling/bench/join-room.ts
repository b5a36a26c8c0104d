import path from "node:path";
import type { Page } from "@playwright/test";
import { startStack } from "../../scripts/lib/stack.mjs";
import { buildWeb } from "../../scripts/lib/turbo.mjs";
import { openBrowser, signedInContext } from "../checks/browser.ts";
import { Person } from "../checks/person.ts";
import { median } from "./table.ts";

const JOINS = 20;
const TOTAL_BOUND_MS = 2500;
const OWN_BOUND_MS = 600;

declare global {
  interface Window {
    /** Moments of the page's own clock, in milliseconds. */
    joinMarks: Record<string, number>;
  }
}

/**
 * Runs in the page before anything else: records the start of signalling, the moment when the first remote picture is available (its
 * track is known and its connection is open; LiveKit's TrackSubscribed comes 20–350 ms after that, so this measure is the strict
 * one) and the moment of its first frame in one of our tiles.
 */
function watchJoin() {
  const marks: Record<string, number> = {};
  Object.defineProperty(window, "joinMarks", { value: marks });
  const note = (name: string) => {
    marks[name] ??= performance.now();
  };
  window.WebSocket = class extends window.WebSocket {
    constructor(...args: ConstructorParameters<typeof WebSocket>) {
      super(...args);
      if (String(args[0]).includes("/rtc")) note("connect");
    }
  };
  const whenStanding = (connection: RTCPeerConnection, then: () => void) => {
    const look = () => connection.connectionState === "connected" && then();
    connection.addEventListener("connectionstatechange", look);
    look();
  };
  const whenShown = (track: MediaStreamTrack, then: () => void) => {
    const tile = [...document.querySelectorAll("video")].find(
      ({ srcObject }) => srcObject instanceof MediaStream && srcObject.getTracks().includes(track),
    );
    if (tile) tile.requestVideoFrameCallback(then);
    else requestAnimationFrame(() => whenShown(track, then));
  };
  const Native = window.RTCPeerConnection;
  window.RTCPeerConnection = class extends Native {
    constructor(...args: ConstructorParameters<typeof RTCPeerConnection>) {
      super(...args);
      this.addEventListener("track", ({ track }) => {
        if (track.kind !== "video") return;
        whenStanding(this, () => note("track"));
        whenShown(track, () => note("frame"));
      });
    }
  };
  addEventListener(
    "click",
    (event) => {
      if (event.target instanceof Element && event.target.closest("button")?.textContent?.includes("Join session")) {
        for (const name of Object.keys(marks)) delete marks[name];
        note("click");
      }
    },
    true,
  );
}

/** Joining a running session in real Chromium: from click to the first remote frame, and our part of that time. */
export async function joinRoom(folder: string) {
  await buildWeb();
  const stack = await startStack({ dataDir: path.join(folder, "join"), env: { HOTSEAT_RATE_LIMIT: "0" } });
  const browser = await openBrowser();
  try {
    const host = new Person(stack.url);
    await host.signIn("amelie@hotseat.example");
    const guest = new Person(stack.url);
    await guest.signIn("ben@hotseat.example");
    const session = await runningSession(host, guest);
    const prejoin = `${stack.url}/interviews/${session}/prejoin`;
    const there = await (await signedInContext(browser, stack.url, host)).newPage();
    await join(there, prejoin);
    const context = await signedInContext(browser, stack.url, guest);
    await context.addInitScript(watchJoin);
    const all: { total: number; own: number }[] = [];
    for (let round = 0; round <= JOINS; round += 1) {
      const page = await context.newPage();
      await join(page, prejoin);
      await page.waitForFunction(() => window.joinMarks.frame !== undefined);
      const marks = await page.evaluate(() => window.joinMarks);
      for (const name of ["click", "connect", "track"])
        if (!(marks[name] <= marks.frame)) throw new Error(`join ${round}: no "${name}" before the first frame`);
      if (round > 0)
        all.push({ total: marks.frame - marks.click, own: marks.connect - marks.click + (marks.frame - marks.track) });
      await page.close();
    }
    const total = all.map((each) => each.total);
    const own = all.map((each) => each.own);
    return [
      row(`join, click to first remote frame, median of ${JOINS}`, median(total), TOTAL_BOUND_MS),
      row(`join, the slowest of ${JOINS}`, Math.max(...total), TOTAL_BOUND_MS),
      row("join, our part (click → connect, track → frame), slowest", Math.max(...own), OWN_BOUND_MS),
    ];
  } finally {
    await browser.close();
    await stack.stop();
  }
}

const row = (what: string, ms: number, bound: number) => ({
  what,
  ours: `${ms.toFixed(0)} ms`,
  peer: "–",
  ratio: "–",
  bound: `≤ ${bound} ms`,
  held: ms <= bound,
});

async function runningSession(host: Person, guest: Person) {
  const { id } = await host.must<{ id: number }>("POST", "/api/v1/interviews/sessions/", {
    module: "M3",
    workshop: "system_design",
    language: "en",
    start_time: new Date(Date.now() + 60_000).toISOString(),
    duration_minutes: 60,
    capacity: 4,
  });
  await guest.must("POST", `/api/v1/interviews/sessions/${id}/join/`, { role: "participant", hot_seat: true });
  await host.must("POST", `/api/v1/interviews/sessions/${id}/start/`);
  return id;
}

async function join(page: Page, prejoin: string) {
  await page.goto(prejoin);
  await page.locator('[data-camera="on"]').waitFor();
  await page.getByRole("button", { name: "Join session" }).click();
  await page.locator('[data-stage="connected"]').waitFor();
}
