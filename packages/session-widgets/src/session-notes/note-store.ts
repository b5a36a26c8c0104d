import { NOTE_MAX_LENGTH } from "@hotseat/api-client/constants";
import { createAutosave } from "@hotseat/core/autosave";
import type { Clock } from "@hotseat/core/clock";
import { forgiving, type TextStorage } from "@hotseat/core/storage";
import { type ReadableStore, readable } from "@hotseat/core/store";
import { createStore } from "zustand/vanilla";
import { type KeptNote, parseKeptNote } from "./kept-note";
import { mergeNotes } from "./merge-notes";
import { NOTE_RETRY_MS, NOTE_SAVE_MS } from "./session-notes.constants";
import type { NotePort, NoteReply, NoteStatus, StoredNote } from "./session-notes.types";

export interface NoteState {
  readonly content: string;
  readonly status: NoteStatus;
}

export interface NoteStore extends ReadableStore<NoteState> {
  edit(content: string): void;
  /** Receives the server's version; null while there is no note. */
  receive(note: StoredNote | null): void;
  /** Tries at once what waits for a connection. */
  retry(): void;
  /** Starts to save the unsaved draft of this device. */
  start(): void;
  /** Sends what is not saved. Resolves when nothing is on its way any more. */
  flush(): Promise<void>;
  /** The page goes away: sends what is not saved, and leaves nothing on this device that is. */
  release(): void;
  /** Saves nothing by itself any more, and leaves nothing on this device that is saved. */
  dispose(): void;
}

export interface NoteStoreOptions {
  readonly port: NotePort;
  readonly storage: TextStorage | null;
  readonly key: string;
  readonly clock: Pick<Clock, "after">;
}

/** My notes of one session: on this device at every key, at the server within half a second, whichever is there. */
export function createNoteStore({ port, key, clock, ...options }: NoteStoreOptions): NoteStore {
  const storage = forgiving(options.storage);
  const kept = parseKeptNote(storage.getItem(key));
  const store = createStore<NoteState>(() => ({ content: kept?.content ?? "", status: { kind: "idle" } }));
  const { getState, setState } = store;
  const autosave = createAutosave<StoredNote, string>({
    clock,
    delayMs: NOTE_SAVE_MS,
    retryMs: NOTE_RETRY_MS,
    stored: kept?.base ?? null,
    isNewer: (note, base) => note.id !== base.id || note.timestamp > base.timestamp,
    send,
    onSaved: settled,
    onChanged(current, before) {
      const { content } = getState();
      const merged = mergeNotes(before?.content ?? "", content, current?.content ?? "");
      if (merged !== content) setState({ content: merged });
      settled();
      if (!isSaved()) autosave.schedule();
    },
    onFailed: (reply) => setState({ status: reply.kind === "refused" ? reply : { kind: "local" } }),
  });
  const isSaved = () => getState().content === (autosave.base()?.content ?? "");

  function keep(): void {
    const { content } = getState();
    storage.setItem(key, JSON.stringify({ content, base: autosave.base() } satisfies KeptNote));
  }

  function rest(): void {
    const base = autosave.base();
    setState({ status: base && base.content !== "" ? { kind: "saved", at: base.timestamp } : { kind: "idle" } });
  }

  function settled(): void {
    keep();
    if (isSaved()) rest();
  }

  function send(base: StoredNote | null): Promise<NoteReply> | null {
    if (isSaved()) return null;
    const { content, status } = getState();
    if (content.length > NOTE_MAX_LENGTH) {
      setState({ status: { kind: "tooLong", by: content.length - NOTE_MAX_LENGTH } });
      return null;
    }
    if (status.kind !== "local") setState({ status: { kind: "saving" } });
    const saved = base ? port.update(base, content) : port.create(content);
    return saved.then((reply) => asConflict(reply, content));
  }

  function forgetSaved(): void {
    if (isSaved()) storage.removeItem(key);
  }

  if (isSaved()) rest();
  return {
    ...readable(store),
    edit(content) {
      const { content: before, status } = getState();
      if (content === before) return;
      setState({ content, status: status.kind === "local" ? status : { kind: "saving" } });
      keep();
      autosave.schedule();
    },
    receive(note) {
      if (note) autosave.receive(note);
    },
    retry() {
      if (!isSaved()) void autosave.flush();
    },
    start() {
      if (!isSaved()) autosave.schedule(0);
    },
    flush: autosave.flush,
    release() {
      void autosave.flush();
      forgetSaved();
    },
    dispose() {
      autosave.dispose();
      forgetSaved();
    },
  };
}

/** Another tab may have begun the sheet with other words: they are merged as any other change. */
function asConflict(reply: NoteReply, sent: string): NoteReply {
  return reply.kind === "saved" && reply.stored.content !== sent ? { kind: "changed", current: reply.stored } : reply;
}
