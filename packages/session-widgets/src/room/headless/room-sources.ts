import type { StoreApi } from "zustand/vanilla";
import { isLineGone } from "./connection-rules";
import type { InitialSources } from "./room-store.types";
import type { LocalSource, MediaPort, RoomState, SentSources } from "./room-types";

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
    /** The room tells what it has of me. While the line is gone that is what it lost: what I want counts until it is back. */
    takeSent(): void {
      const { local, connection } = store.getState();
      store.setState({ canPublish: media.canPublish() });
      const sent = media.sent();
      if (sent === null || isLineGone(connection) || isSame(local, sent)) return;
      // Ended from the browser's own bar.
      if (local.screen && !sent.screen) wanted = { ...wanted, screen: false };
      store.setState({ local: { ...local, ...sent } });
    },
  };
}

const isSame = (one: SentSources, other: SentSources): boolean =>
  one.microphone === other.microphone && one.camera === other.camera && one.screen === other.screen;

/** What needs nothing of the connection's state. */
export function passedOn(media: MediaPort) {
  const { chooseDevice, reopen, watchOwnVoice, activeDevice, prefer } = media;
  return { chooseDevice, reopen, watchOwnVoice, activeDevice, prefer };
}
