import { type RemoteParticipant, type Room, RoomEvent } from "livekit-client";
import type { CallData } from "../headless/call-data";

/** Bytes of a packet that is still read: a person's pointer needs a hundredth of it. */
const PACKET_MAX_BYTES = 4096;

/**
 * Packets over a LiveKit room.
 * @param isConfirmed whether the server knows this person in the session
 */
export function livekitData(room: Room, isConfirmed: (identity: string) => boolean): CallData {
  return {
    publish(topic, text) {
      const { permissions } = room.localParticipant;
      if (!permissions?.canPublishData) return;
      // Lost with the connection: the next one says more.
      room.localParticipant
        .publishData(new TextEncoder().encode(text), { topic, reliable: false })
        .catch(() => undefined);
    },
    subscribe(topic, listener) {
      const onData = (payload: Uint8Array, sender: RemoteParticipant | undefined, _kind: unknown, of?: string) => {
        if (of !== topic || !sender || !isConfirmed(sender.identity) || payload.byteLength > PACKET_MAX_BYTES) return;
        listener(sender.identity, new TextDecoder().decode(payload));
      };
      room.on(RoomEvent.DataReceived, onData);
      return () => void room.off(RoomEvent.DataReceived, onData);
    },
  };
}
