import type { BrowserContext, Page } from "@playwright/test";

declare global {
  interface Window {
    /** Every peer connection of the page, to read received media. */
    hotseatProbe?: RTCPeerConnection[];
  }
}

/** Records every peer connection the page makes. Call before its first page loads. */
export async function watchVideo(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const made: RTCPeerConnection[] = [];
    window.hotseatProbe = made;
    window.RTCPeerConnection = new Proxy(window.RTCPeerConnection, {
      construct(target, args, newTarget) {
        const connection = Reflect.construct(target, args, newTarget) as RTCPeerConnection;
        made.push(connection);
        return connection;
      },
    });
  });
}

/** Sets the quality for a slow connection in a browser without device settings. */
export async function sendSmallPictures(context: BrowserContext, url: string): Promise<void> {
  await context.addInitScript(
    ({ origin, key, preferences }) => {
      if (location.origin === origin && !localStorage.getItem(key)) localStorage.setItem(key, preferences);
    },
    { origin: new URL(url).origin, key: "hotseat.devices", preferences: JSON.stringify({ resolution: "480p" }) },
  );
}

/** Frames of other people's video decoded so far, for each connection in the order they were made. */
export function framesByConnection(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    Promise.all(
      (window.hotseatProbe ?? []).map(async (connection) => {
        let frames = 0;
        for (const report of (await connection.getStats()).values())
          if (report.type === "inbound-rtp" && report.kind === "video") frames += report.framesDecoded ?? 0;
        return frames;
      }),
    ),
  );
}

/** Frames of other people's video decoded so far. */
export async function framesDecoded(page: Page): Promise<number> {
  return (await framesByConnection(page)).reduce((sum, frames) => sum + frames, 0);
}

/** How many videos on the page show something. */
export function picturesMoving(page: Page): Promise<number> {
  return page
    .locator("video")
    .evaluateAll((all) => all.filter((video) => (video as HTMLVideoElement).videoWidth > 0).length);
}
