import type { StoreApi } from "zustand/vanilla";
import { isConnectionLost } from "./connection-rules";
import type { InitialSources } from "./room-store.types";
import type { LocalMedia, LocalSource, MediaPort, RoomState, SentSources } from "./room-types";

export interface SourcesOptions {
  readonly media: MediaPort;
  readonly store: StoreApi<RoomState>;
  isAway(): boolean;
}

/** The viewer's microphone, camera and screen: the wanted sources, which outlive every connection, and the published ones. */
export function createSources({ media, store, isAway }: SourcesOptions) {
  let wanted: InitialSources & { screen: boolean } = { microphone: false, camera: false, screen: false };
  /** The number of rooms entered. */
  let rooms = 0;

  const change = (part: Partial<LocalMedia>) => store.setState({ local: { ...store.getState().local, ...part } });
  const startingWithout = (source: LocalSource) => store.getState().local.starting.filter((each) => each !== source);

  async function set(source: LocalSource, on: boolean): Promise<void> {
    if (isAway() && store.getState().canPublish) {
      // No room is connected: the value applies after the reconnection.
      wanted = { ...wanted, [source]: on };
      return change({ [source]: on });
    }
    if (!media.canPublish()) return;
    wanted = { ...wanted, [source]: on };
    const mine = rooms;
    // The room was left meanwhile: the next one publishes what is wanted.
    const isOutdated = () => mine !== rooms || isAway();
    change({ starting: on ? [...startingWithout(source), source] : startingWithout(source) });
    try {
      await media.setSource(source, on);
      if (isOutdated()) return;
      change({ [source]: on, starting: startingWithout(source), error: null });
    } catch (cause) {
      if (isOutdated()) return;
      wanted = { ...wanted, [source]: false };
      change({ [source]: false, starting: startingWithout(source), error: { source, cause } });
    }
  }

  return {
    set,
    want(initial: InitialSources): void {
      wanted = { ...initial, screen: false };
    },
    /** Publishes the wanted sources in a room just entered. */
    async send(): Promise<void> {
      rooms += 1;
      store.setState({ canPublish: media.canPublish() });
      if (!media.canPublish()) return;
      // At once: a device that opens slowly holds up no other.
      const all = (["microphone", "camera"] as const).filter((source) => wanted[source]);
      await Promise.all(all.map((source) => set(source, true)));
    },
    /**
     * Receives the room's published sources. During a connection loss these are the lost ones, so the wanted sources count until
     * it is back.
     */
    takeSent(): void {
      const { local, connection } = store.getState();
      store.setState({ canPublish: media.canPublish() });
      const sent = media.sent();
      if (sent === null || isConnectionLost(connection) || isSame(local, sent)) return;
      // The user ended the sharing in the browser's own bar.
      if (local.screen && !sent.screen) wanted = { ...wanted, screen: false };
      store.setState({ local: { ...local, ...sent } });
    },
  };
}

const isSame = (one: SentSources, other: SentSources): boolean =>
  one.microphone === other.microphone && one.camera === other.camera && one.screen === other.screen;

/** Returns the methods of the media port that do not depend on the connection's state. */
export function passedOn(media: MediaPort) {
  const { chooseDevice, reopen, watchOwnVoice, activeDevice, prefer } = media;
  return { chooseDevice, reopen, watchOwnVoice, activeDevice, prefer };
}
