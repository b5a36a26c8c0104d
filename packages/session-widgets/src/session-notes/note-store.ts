import { forgiving, type TextStorage } from "../device-storage";
import { type Clock, createStore, type Store } from "../room/headless";
import { mergeNotes } from "./merge-notes";
import { MAX_NOTE_LENGTH, NOTE_RETRY_MS, NOTE_SAVE_MS } from "./session-notes.constants";
import type { NoteAnswer, NotePort, NoteStatus, StoredNote } from "./session-notes.types";

export interface NoteState {
  readonly content: string;
  readonly status: NoteStatus;
}

export interface NoteStore extends Store<NoteState> {
  edit(content: string): void;
  /** What the server has now; null while there is no sheet. */
  receive(note: StoredNote | null): void;
  /** Tries at once what waits for a connection. */
  retry(): void;
  /** The page goes away: sends what is not saved, and leaves nothing on this device that is. */
  release(): void;
}

export interface NoteStoreOptions {
  readonly port: NotePort;
  readonly storage: TextStorage | null;
  readonly key: string;
  readonly clock: Pick<Clock, "after">;
}

/** Where a device keeps one person's notes of a session while they are open or unsaved. */
export function noteKey(ids: { sessionId: number; keycloakId: string }): string {
  return `hotseat.notes.1/${ids.sessionId}/${ids.keycloakId}`;
}

interface Kept {
  readonly content: string;
  readonly base: StoredNote | null;
}

function parse(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? "null") as Partial<Kept> | null;
    if (typeof kept?.content !== "string") return null;
    const base = typeof kept.base?.content === "string" && typeof kept.base.timestamp === "string" ? kept.base : null;
    return { content: kept.content, base };
  } catch {
    return null;
  }
}

/** My notes of one session: on this device at every key, at the server within half a second, whichever is there. */
export function createNoteStore({ port, key, clock, ...options }: NoteStoreOptions): NoteStore {
  const storage = forgiving(options.storage);
  const kept = parse(storage.getItem(key));
  let base: StoredNote | null = kept?.base ?? null;
  let isSending = false;
  let planned: (() => void) | null = null;
  const store = createStore<NoteState>({ content: kept?.content ?? "", status: { kind: "idle" } });
  const content = () => store.read().content;
  const isSaved = () => content() === (base?.content ?? "");

  function plan(delayMs: number): void {
    planned?.();
    planned = clock.after(delayMs, () => {
      planned = null;
      void save();
    });
  }
  function cancel(): void {
    planned?.();
    planned = null;
  }
  const keep = () => storage.setItem(key, JSON.stringify({ content: content(), base } satisfies Kept));
  const say = (status: NoteStatus) => store.patch({ status });
  const rest = () => say(base && base.content !== "" ? { kind: "saved", at: base.timestamp } : { kind: "idle" });

  /** Makes the server's version the base; what only this device has stays in. */
  function adopt(current: StoredNote | null): void {
    const before = base?.content ?? "";
    base = current;
    const merged = mergeNotes(before, content(), current?.content ?? "");
    if (merged !== content()) store.patch({ content: merged });
    keep();
    if (isSaved()) rest();
    else plan(NOTE_SAVE_MS);
  }

  function settled(note: StoredNote): void {
    base = note;
    keep();
    if (isSaved()) rest();
    else plan(NOTE_SAVE_MS);
  }

  async function save(): Promise<void> {
    cancel();
    if (isSending || isSaved()) return;
    const sent = content();
    if (sent.length > MAX_NOTE_LENGTH) {
      say({ kind: "tooLong", by: sent.length - MAX_NOTE_LENGTH });
      return;
    }
    isSending = true;
    if (store.read().status.kind !== "local") say({ kind: "saving" });
    const answer = await (base ? port.update(base, sent) : port.create(sent));
    isSending = false;
    settle(answer, sent);
  }

  function settle(answer: NoteAnswer, sent: string): void {
    switch (answer.kind) {
      case "saved":
        // Another tab may have begun the sheet with other words.
        if (answer.note.content !== sent) adopt(answer.note);
        else settled(answer.note);
        break;
      case "changed":
        adopt(answer.current);
        break;
      case "gone":
        base = null;
        plan(NOTE_SAVE_MS);
        break;
      case "refused":
        say(answer);
        break;
      case "unreachable":
        say({ kind: "local" });
        plan(NOTE_RETRY_MS);
    }
  }

  if (!isSaved()) plan(0);
  else rest();
  return {
    read: store.read,
    subscribe: store.subscribe,
    edit(next) {
      if (next === content()) return;
      const { kind } = store.read().status;
      store.write({ content: next, status: kind === "local" ? { kind } : { kind: "saving" } });
      keep();
      plan(NOTE_SAVE_MS);
    },
    receive(note) {
      // What was fetched before a save is older than its answer.
      const isNews = note !== null && (note.id !== base?.id || note.timestamp > base.timestamp);
      if (isNews && !isSending) adopt(note);
    },
    retry() {
      if (!isSaved()) void save();
    },
    release() {
      void save();
      if (isSaved()) storage.removeItem(key);
    },
  };
}
