import type { MediaEvent, MediaPort, SentSources } from "./headless/room-types";

/** A room that does as it is told. */
export interface HandMedia extends MediaPort {
  emit(event: MediaEvent): void;
  fails: boolean;
  publishes: boolean;
  /** What the room has of my sources. */
  readonly calls: string[];
  has: SentSources;
}

export function createHandMedia(): HandMedia {
  const listeners = new Set<(event: MediaEvent) => void>();
  const calls: string[] = [];
  const media: HandMedia = {
    calls,
    fails: false,
    publishes: true,
    has: { microphone: false, camera: false, screen: false },
    connect: async ({ token }) => {
      calls.push(`connect ${token}`);
      if (media.fails) throw new Error("no answer");
    },
    disconnect: async () => void calls.push("disconnect"),
    sent: () => media.has,
    prefer: (identities) => void calls.push(`prefer ${identities.join(" ")}`),
    canPublish: () => media.publishes,
    setSource: async (source, on) => void calls.push(`${source} ${on ? "on" : "off"}`),
    chooseDevice: async (kind, deviceId) => {
      calls.push(`${kind} ${deviceId}`);
      return true;
    },
    watchOwnVoice: () => () => {},
    reopen: async (source) => void calls.push(`${source} anew`),
    activeDevice: () => undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit: (event) => {
      for (const listener of listeners) listener(event);
    },
  };
  return media;
}
