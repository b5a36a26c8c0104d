import type { Clock } from "./clock";
import type { MediaEvent, MediaPort, RoomParticipant } from "./room-types";

/** A clock that stands still until it is moved. */
export interface HandClock extends Clock {
  advance(ms: number): Promise<void>;
  readonly pending: number;
}

export function createHandClock(start = Date.UTC(2026, 10, 24, 14, 0)): HandClock {
  let time = start;
  let tasks: { at: number; task: () => void }[] = [];
  const settle = async () => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  };
  return {
    now: () => time,
    after(ms, task) {
      const entry = { at: time + ms, task };
      tasks.push(entry);
      return () => {
        tasks = tasks.filter((other) => other !== entry);
      };
    },
    get pending() {
      return tasks.length;
    },
    async advance(ms) {
      const until = time + ms;
      await settle();
      for (;;) {
        const due = tasks.filter((entry) => entry.at <= until).sort((one, other) => one.at - other.at)[0];
        if (!due) break;
        tasks = tasks.filter((entry) => entry !== due);
        time = due.at;
        due.task();
        await settle();
      }
      time = until;
      await settle();
    },
  };
}

/** A room that does as it is told. */
export interface HandMedia extends MediaPort {
  emit(event: MediaEvent): void;
  fails: boolean;
  publishes: boolean;
  readonly calls: string[];
  list: readonly RoomParticipant[];
}

export function createHandMedia(): HandMedia {
  const listeners = new Set<(event: MediaEvent) => void>();
  const calls: string[] = [];
  const media: HandMedia = {
    calls,
    fails: false,
    publishes: true,
    list: [],
    connect: async ({ token }) => {
      calls.push(`connect ${token}`);
      if (media.fails) throw new Error("no answer");
    },
    disconnect: async () => void calls.push("disconnect"),
    people: () => media.list,
    admit: (identities) => void calls.push(`admit ${[...identities].join(" ")}`),
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
    startAudio: async () => void calls.push("audio"),
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

/** A `Storage` in memory. */
export function createMemoryStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}
