import type { Clock } from "./clock";
import { createDebounce } from "./debounce";

/** How one save ended. `Version` is what the server stores, `Reason` why it refused. */
export type SaveReply<Version, Reason = string | null> =
  | { readonly kind: "saved"; readonly stored: Version }
  /** A conflict: another client changed it since. `current` is null where it was deleted. */
  | { readonly kind: "changed"; readonly current: Version | null }
  /** The server refuses this content; the same save would fail again. */
  | { readonly kind: "refused"; readonly message: Reason }
  /** The server made no decision: the same save may succeed by itself. */
  | { readonly kind: "unreachable" };

export interface AutosaveOptions<Version, Reason> {
  readonly clock: Pick<Clock, "after">;
  /** Milliseconds between the last change and its save. */
  readonly delayMs: number;
  /** Milliseconds between a save that did not reach the server and its retry. */
  readonly retryMs: number;
  /** The server's version at the start; null where it has none. */
  readonly stored: Version | null;
  /** Whether the server stored `version` after `base`. */
  isNewer(version: Version, base: Version): boolean;
  /** Sends the changes on top of `base`; null when there is nothing to send. The promise never rejects. */
  send(base: Version | null): Promise<SaveReply<Version, Reason>> | null;
  /** The server stored the changes; the stored version is the base now. */
  onSaved(stored: Version): void;
  /** The server has another version, which is the base now: merge it with the local content. `before` is the old base. */
  onChanged(current: Version | null, before: Version | null): void;
  /** The save failed. The local content stays; it is sent again when the server was unreachable. */
  onFailed(reply: Extract<SaveReply<Version, Reason>, { kind: "refused" | "unreachable" }>): void;
}

export interface Autosave<Version> {
  /** The last version that the server is known to store. */
  base(): Version | null;
  isSaving(): boolean;
  /** Reports a change: saves `delayMs` after the last call, or after `afterMs`. */
  schedule(afterMs?: number): void;
  /**
   * Saves now, or when the running save has its response. Resolves when no save is running any more: the server
   * stored the content, refused it or was not reached.
   */
  flush(): Promise<void>;
  /** Accepts a version from a read; drops it when it is not newer than the base. Waits for a running save. */
  receive(version: Version): void;
  /** Stops automatic saves; a running save still ends. */
  dispose(): void;
}

/**
 * Saves edited content: some time after the last change, one save at a time, again after a conflict was merged, and
 * repeatedly while the server cannot be reached. The caller edits, merges and shows the content.
 */
export function createAutosave<Version, Reason = string | null>(
  options: AutosaveOptions<Version, Reason>,
): Autosave<Version> {
  const { clock, delayMs, retryMs } = options;
  let base = options.stored;
  let isSaving = false;
  let isAskedAgain = false;
  let isDisposed = false;
  let arrived: Version | null = null;
  let waiting: (() => void)[] = [];
  const planned = createDebounce(clock, delayMs, save);

  function schedule(afterMs = delayMs): void {
    if (!isDisposed) planned.schedule(afterMs);
  }

  function save(): void {
    planned.cancel();
    if (isSaving) {
      isAskedAgain = true;
      return;
    }
    isSaving = true;
    const reply = options.send(base);
    if (reply) {
      void reply.then(settle);
      return;
    }
    isSaving = false;
    rest();
  }

  function rest(): void {
    const ended = waiting;
    waiting = [];
    for (const resolve of ended) resolve();
  }

  function settle(reply: SaveReply<Version, Reason>): void {
    isSaving = false;
    switch (reply.kind) {
      case "saved":
        base = reply.stored;
        options.onSaved(base);
        break;
      case "changed":
        isAskedAgain = true;
        adopt(reply.current);
        break;
      case "refused":
        options.onFailed(reply);
        break;
      case "unreachable":
        options.onFailed(reply);
        schedule(retryMs);
    }
    continueAfterSave();
  }

  /** A version that arrived meanwhile comes first, then a save that was requested meanwhile. */
  function continueAfterSave(): void {
    const version = arrived;
    arrived = null;
    if (version !== null) receive(version);
    if (isAskedAgain) {
      isAskedAgain = false;
      save();
    } else if (!isSaving) rest();
  }

  function adopt(current: Version | null): void {
    const before = base;
    base = current;
    options.onChanged(current, before);
  }

  function receive(version: Version): void {
    if (isSaving) arrived = version;
    else if (base === null || options.isNewer(version, base)) adopt(version);
  }

  return {
    base: () => base,
    isSaving: () => isSaving,
    schedule,
    flush() {
      const ended = new Promise<void>((resolve) => waiting.push(resolve));
      save();
      return ended;
    },
    receive,
    dispose() {
      isDisposed = true;
      planned.cancel();
    },
  };
}
