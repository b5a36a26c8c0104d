/**
 * Makes the browser set up its real-time engine (threads, codecs) before a call needs it: every first connection of a page waits
 * for that. Sends nothing. A browser without WebRTC, or one that refuses, says so when the room is opened.
 */
export async function warmUpRealTime(): Promise<void> {
  if (typeof RTCPeerConnection !== "function") return;
  let connection: RTCPeerConnection | undefined;
  try {
    connection = new RTCPeerConnection();
    connection.addTransceiver("audio");
    connection.addTransceiver("video");
    await connection.createOffer();
  } catch {
    // A failure does no harm: the room makes its own connection and reports its error.
  } finally {
    connection?.close();
  }
}
