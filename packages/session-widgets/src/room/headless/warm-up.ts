/**
 * Has the browser set up its real-time engine (threads, codecs) before a call needs it: the first connection of a page waits
 * for that, whoever makes it. Sends nothing. A browser without WebRTC, or one that refuses, says so when the room is opened.
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
    // Nothing is lost: the room makes a connection of its own and reports what is wrong with it.
  } finally {
    connection?.close();
  }
}
