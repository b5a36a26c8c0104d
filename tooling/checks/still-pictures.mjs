/**
 * For the report of a picture that stands still: keeps every connection of a page, and has LiveKit say what it does. Call it before
 * the first page loads.
 */
export async function keepConnections(context) {
  await context.addInitScript(() => {
    localStorage.setItem("loglevel:livekit", "DEBUG");
    const made = [];
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

/** Every incoming picture of a page by its connection, and every element that shows one. @returns {Promise<object>} */
export const picturesOf = (page) =>
  page.evaluate(async () => {
    const incoming = [];
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
    const shown = [...document.querySelectorAll("[data-identity] video")].map((video) => ({
      identity: video.closest("[data-identity]").dataset.identity,
      frames: video.getVideoPlaybackQuality().totalVideoFrames,
      size: `${video.clientWidth}x${video.clientHeight}`,
      isPaused: video.paused,
      tracks: video.srcObject
        ?.getVideoTracks()
        .map((track) => `${track.id} ${track.readyState} ${track.muted ? "muted" : "live"}`),
    }));
    return { incoming, shown };
  });
