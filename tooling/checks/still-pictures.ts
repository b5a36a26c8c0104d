import type { BrowserContext, Page } from "@playwright/test";

/** What WebRTC's statistics say of a picture that comes in. */
interface IncomingPicture {
  readonly connection: string;
  readonly track?: string;
  readonly packets?: number;
  readonly decoded?: number;
  readonly keyFrames?: number;
  readonly asked?: number;
  readonly height?: number;
}

declare global {
  interface Window {
    hotseatConnections?: RTCPeerConnection[];
  }
}

/**
 * For the report of a picture that stands still: keeps every connection of a page, and has LiveKit say what it does. Call it before
 * the first page loads.
 */
export async function keepConnections(context: BrowserContext) {
  await context.addInitScript(() => {
    localStorage.setItem("loglevel:livekit", "DEBUG");
    const made: RTCPeerConnection[] = [];
    window.hotseatConnections = made;
    window.RTCPeerConnection = new Proxy(window.RTCPeerConnection, {
      construct(target, args, newTarget) {
        const connection = Reflect.construct(target, args, newTarget);
        made.push(connection);
        return connection;
      },
    });
  });
}

/** Every incoming picture of a page by its connection, and every element that shows one. */
export const picturesOf = (page: Page) =>
  page.evaluate(async () => {
    const incoming: IncomingPicture[] = [];
    for (const [index, connection] of (window.hotseatConnections ?? []).entries()) {
      if (connection.connectionState === "closed") continue;
      for (const report of (await connection.getStats()).values())
        if (report.type === "inbound-rtp" && report.kind === "video")
          incoming.push({
            connection: `${index} ${connection.connectionState}`,
            track: report.trackIdentifier,
            packets: report.packetsReceived,
            decoded: report.framesDecoded,
            keyFrames: report.keyFramesDecoded,
            asked: report.pliCount,
            height: report.frameHeight,
          });
    }
    const shown = [...document.querySelectorAll<HTMLVideoElement>("[data-identity] video")].map((video) => ({
      identity: video.closest<HTMLElement>("[data-identity]")?.dataset.identity,
      frames: video.getVideoPlaybackQuality().totalVideoFrames,
      size: `${video.clientWidth}x${video.clientHeight}`,
      isPaused: video.paused,
      tracks: (video.srcObject instanceof MediaStream ? video.srcObject.getVideoTracks() : []).map(
        (track) => `${track.id} ${track.readyState} ${track.muted ? "muted" : "live"}`,
      ),
    }));
    return { incoming, shown };
  });
