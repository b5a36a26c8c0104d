import type { StoreApi } from "zustand/vanilla";
import type { InitialSources } from "./room-store.types";
import type { LocalMedia, LocalSource, MediaPort, RoomConnection, RoomParticipant, RoomState } from "./room-types";

export interface SourcesOptions {
  readonly media: MediaPort;
  readonly store: StoreApi<RoomState>;
  isAway(): boolean;
}

/** My microphone, camera and screen: what I want to send, which outlives every connection, and what the room has of it. */
export function createSources({ media, store, isAway }: SourcesOptions) {
  let wanted: InitialSources & { screen: boolean } = { microphone: false, camera: false, screen: false };

  async function set(source: LocalSource, on: boolean): Promise<void> {
    if (isAway() && store.getState().canPublish) {
      // There is no room to tell: it counts on coming back.
      wanted = { ...wanted, [source]: on };
      return store.setState({ local: { ...store.getState().local, [source]: on } });
    }
    if (!media.canPublish()) return;
    wanted = { ...wanted, [source]: on };
    try {
      await media.setSource(source, on);
      store.setState({ local: { ...store.getState().local, [source]: on, error: null } });
    } catch (cause) {
      wanted = { ...wanted, [source]: false };
      store.setState({ local: { ...store.getState().local, [source]: false, error: { source, cause } } });
    }
  }

  return {
    set,
    want(initial: InitialSources): void {
      wanted = { ...initial, screen: false };
    },
    /** Into a room just entered: what was on. */
    async send(): Promise<void> {
      store.setState({ canPublish: media.canPublish() });
      if (!media.canPublish()) return;
      if (wanted.microphone) await set("microphone", true);
      if (wanted.camera) await set("camera", true);
    },
    /** The room tells that somebody looks or sounds different, perhaps me. */
    takePeople(): void {
      const { local, connection, participants: before } = store.getState();
      const participants = isLineGone(connection) ? stillThere(before, media.people(), wanted) : media.people();
      const now = localOf(participants, local);
      // Ended from the browser's own bar.
      if (local.screen && !now.screen) wanted = { ...wanted, screen: false };
      store.setState({ participants, canPublish: media.canPublish(), local: now });
    },
  };
}

/** Until the line is back, what the room tells is what it lost: who is there, and how, is as it was last known. */
const isLineGone = (connection: RoomConnection): boolean =>
  connection.status === "connected" ? !connection.steady : ["reconnecting", "lost"].includes(connection.status);

/** The people before, but myself as I have switched meanwhile, whatever of it the room still has. */
function stillThere(
  before: readonly RoomParticipant[],
  now: readonly RoomParticipant[],
  wanted: InitialSources,
): readonly RoomParticipant[] {
  const me = now.find(({ isLocal }) => isLocal);
  return before.map((person) => {
    if (!person.isLocal) return person;
    const microphone = wanted.microphone ? "on" : "muted";
    const camera = wanted.camera ? (me?.camera ?? person.camera) : null;
    const isSame = person.microphone === microphone && person.camera === camera;
    return isSame ? person : { ...person, microphone, camera };
  });
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
