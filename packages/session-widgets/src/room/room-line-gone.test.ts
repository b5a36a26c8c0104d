import { describe, expect, it } from "vitest";
import { both, LATER, setUp } from "./room-store.fixtures";
import type { RoomParticipant } from "./room-types";

describe("people while the line is gone", () => {
  const handle = { id: "camera", paused: false, attach() {}, detach() {} };
  const person = (identity: string, part: Partial<RoomParticipant> = {}): RoomParticipant => ({
    identity,
    name: identity,
    isLocal: identity === "me",
    isSpeaking: false,
    microphone: "on",
    camera: handle,
    screen: null,
    quality: "good",
    ...part,
  });
  const gone = { camera: null, microphone: "muted" } as const;
  async function inRoom() {
    const made = setUp([LATER]);
    made.media.list = [person("me"), person("amara")];
    await made.store.connect(both);
    const looks = () =>
      made.store.getState().participants.map(({ camera, microphone }) => [camera !== null, microphone]);
    return { ...made, looks };
  }

  it("are as they were last seen, though the room says that their pictures are gone, mine too", async () => {
    const { store, media, looks } = await inRoom();
    media.emit({ type: "blip" });
    media.list = [person("me", gone), person("amara", gone)];
    media.emit({ type: "people" });
    media.emit({ type: "disconnected", cause: "dropped" });
    media.emit({ type: "people" });
    expect(looks()).toEqual([
      [true, "on"],
      [true, "on"],
    ]);
    expect(store.getState().local).toMatchObject({ camera: true, microphone: true });
  });

  it.each([
    ["microphone", [true, "muted"]],
    ["camera", [false, "on"]],
  ] as const)(
    "but without the %s that I switch off meanwhile, though the room has lost the other too",
    async (source, me) => {
      const { store, media, looks } = await inRoom();
      media.emit({ type: "blip" });
      media.list = [person("me", gone), person("amara", gone)];
      media.emit({ type: "people" });
      media.emit({ type: "disconnected", cause: "dropped" });
      await store.setSource(source, false);
      media.emit({ type: "people" });
      expect(looks()).toEqual([me, [true, "on"]]);
      expect(store.getState().local).toMatchObject({ camera: me[0], microphone: me[1] === "on" });
    },
  );

  it("but I am as I switch myself meanwhile, and everybody as they are once the line is back", async () => {
    const { store, media, looks } = await inRoom();
    media.emit({ type: "blip" });
    await store.setSource("camera", false);
    media.list = [person("me", { camera: null }), person("amara", gone)];
    media.emit({ type: "people" });
    expect(looks()).toEqual([
      [false, "on"],
      [true, "on"],
    ]);
    media.emit({ type: "reconnected" });
    expect(looks()).toEqual([
      [false, "on"],
      [false, "muted"],
    ]);
  });
});
