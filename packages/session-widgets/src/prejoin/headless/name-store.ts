import { SHORT_NAME_MAX_LENGTH } from "@hotseat/api-client/constants";
import type { Clock } from "@hotseat/core/clock";
import { createDebounce } from "@hotseat/core/debounce";
import { type ReadableStore, readable } from "@hotseat/core/store";
import { createStore } from "zustand/vanilla";
import { NAME_SAVE_DELAY_MS } from "./prejoin.constants";

export interface NameState {
  readonly value: string;
  readonly status: "saved" | "editing" | "saving" | "failed" | "tooLong";
}

export interface NameStore extends ReadableStore<NameState> {
  edit(value: string): void;
  /** Saves what is not saved yet; never rejects. */
  flush(): Promise<void>;
  /** Saves like `flush`, with a made-up name in place of an empty one (LS-2.18). */
  flushOr(guestName: () => string): Promise<void>;
}

export interface NamePorts {
  readonly clock: Clock;
  save(shortName: string): Promise<void>;
  onFailure(): void;
}

/** The name in this session: saved 600 ms after the last edit; an empty or too long one is never sent, nor cut. */
export function createNameStore(initial: string, { clock, save, onFailure }: NamePorts): NameStore {
  const store = createStore<NameState>(() => ({ value: initial, status: "saved" }));
  const saving = createDebounce(clock, NAME_SAVE_DELAY_MS, () => void flush());
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  async function saveOnce(): Promise<void> {
    const { value, status } = store.getState();
    const name = value.trim();
    if (status === "saved" || status === "tooLong" || name === "") return;
    store.setState({ status: "saving" });
    try {
      await save(name);
      if (store.getState().value === value) store.setState({ status: "saved" });
    } catch {
      isAskedAgain = false;
      store.setState({ status: "failed" });
      onFailure();
    }
  }

  async function saveAll(): Promise<void> {
    do {
      isAskedAgain = false;
      await saveOnce();
    } while (isAskedAgain);
    running = null;
  }

  /** Saves the typed name now. The promise also waits for a save under way, and for text typed since. */
  function flush(): Promise<void> {
    saving.cancel();
    if (running) isAskedAgain = true;
    else running = saveAll();
    return running;
  }

  function edit(value: string): void {
    store.setState({ value, status: value.trim().length > SHORT_NAME_MAX_LENGTH ? "tooLong" : "editing" }, true);
    saving.schedule();
  }

  return {
    ...readable(store),
    edit,
    flush,
    flushOr(guestName) {
      if (store.getState().value.trim() === "") edit(guestName());
      return flush();
    },
  };
}
