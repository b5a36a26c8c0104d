import type { InitialSources } from "./room-store.types";
import type { LocalMedia, LocalSource, MediaPort, RoomParticipant, RoomState } from "./room-types";
import type { WritableStore } from "./store";

export interface SourcesOptions {
  readonly media: MediaPort;
  readonly store: WritableStore<RoomState>;
  isAway(): boolean;
}

/** My microphone, camera and screen: what I want to send, which outlives every connection, and what the room has of it. */
export function createSources({ media, store, isAway }: SourcesOptions) {
  let wanted: InitialSources & { screen: boolean } = { microphone: false, camera: false, screen: false };

  async function set(source: LocalSource, on: boolean): Promise<void> {
    if (isAway() && store.read().canPublish) {
      // There is no room to tell: it counts on coming back.
      wanted = { ...wanted, [source]: on };
      return store.patch({ local: { ...store.read().local, [source]: on } });
    }
    if (!media.canPublish()) return;
    wanted = { ...wanted, [source]: on };
    try {
      await media.setSource(source, on);
      store.patch({ local: { ...store.read().local, [source]: on, error: null } });
    } catch (cause) {
      wanted = { ...wanted, [source]: false };
      store.patch({ local: { ...store.read().local, [source]: false, error: { source, cause } } });
    }
  }

  return {
    set,
    want(initial: InitialSources): void {
      wanted = { ...initial, screen: false };
    },
    /** Into a room just entered: what was on. */
    async send(): Promise<void> {
      store.patch({ canPublish: media.canPublish() });
      if (!media.canPublish()) return;
      if (wanted.microphone) await set("microphone", true);
      if (wanted.camera) await set("camera", true);
    },
    /** The room tells that somebody looks or sounds different, perhaps me. */
    takePeople(): void {
      const participants = media.people();
      const { local } = store.read();
      const now = localOf(participants, local);
      // Ended from the browser's own bar.
      if (local.screen && !now.screen) wanted = { ...wanted, screen: false };
      store.patch({ participants, canPublish: media.canPublish(), local: now });
    },
  };
}

/** What I send by the room's own account; the same object while nothing has changed. */
function localOf(participants: readonly RoomParticipant[], local: LocalMedia): LocalMedia {
  const me = participants.find((person) => person.isLocal);
  if (!me) return local;
  const now = { microphone: me.microphone === "on", camera: me.camera !== null, screen: me.screen !== null };
  const isSame = local.microphone === now.microphone && local.camera === now.camera && local.screen === now.screen;
  return isSame ? local : { ...local, ...now };
}

/** What needs nothing of the connection's state. */
export function passedOn(media: MediaPort) {
  const { chooseDevice, reopen, watchOwnVoice, activeDevice, startAudio, prefer } = media;
  return { chooseDevice, reopen, watchOwnVoice, activeDevice, startAudio, prefer };
}
