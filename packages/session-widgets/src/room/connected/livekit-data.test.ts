import type { Room } from "livekit-client";
import { expect, it, vi } from "vitest";
import { livekitData } from "./livekit-data";

/** A room in which packets may be published or not; `arrive` hands a packet to its listeners. */
function roomWith(canPublishData: boolean) {
  const publishData = vi.fn(async (_bytes: Uint8Array, _options: object) => {});
  const listeners = new Set<(...details: unknown[]) => void>();
  const room = {
    localParticipant: { permissions: { canPublishData }, publishData },
    on: (_name: string, listener: (...details: unknown[]) => void) => listeners.add(listener),
    off: (_name: string, listener: (...details: unknown[]) => void) => listeners.delete(listener),
  } as unknown as Room;
  const arrive = (topic: string, identity: string | null, text: string) => {
    const sender = identity === null ? undefined : { identity };
    for (const listener of listeners) listener(new TextEncoder().encode(text), sender, undefined, topic);
  };
  return { room, publishData, arrive };
}

it("presence on wb is published unreliably, and not without the right to publish (LS-7.30, LS-D4.1)", () => {
  const { room, publishData } = roomWith(true);
  livekitData(room, () => true).publish("wb", "here");
  expect(publishData).toHaveBeenCalledExactlyOnceWith(new TextEncoder().encode("here"), {
    topic: "wb",
    reliable: false,
  });
  const observer = roomWith(false);
  livekitData(observer.room, () => true).publish("wb", "here");
  expect(observer.publishData).not.toHaveBeenCalled();
});

it("packets of confirmed people on the topic are read, and no others (LS-7.28, LS-D4.1)", () => {
  const { room, arrive } = roomWith(true);
  const heard: string[] = [];
  const unsubscribe = livekitData(room, (identity) => identity === "ben").subscribe("wb", (identity, text) =>
    heard.push(`${identity}: ${text}`),
  );
  arrive("wb", "ben", "here");
  arrive("wb", "stranger", "here");
  arrive("wb", null, "here");
  arrive("schedule_ctrl", "ben", "here");
  arrive("wb", "ben", "x".repeat(4097));
  unsubscribe();
  arrive("wb", "ben", "gone");
  expect(heard).toEqual(["ben: here"]);
});
