import type { Ot, WireOperation } from "@hotseat/collab/ot";
import { type PadState as ClientState, createPadClient, type OpenPadSocket } from "@hotseat/collab/pad/client";
import type { PadLanguage, PadUser } from "@hotseat/collab/pad/messages";
import type { Clock } from "@hotseat/core/clock";
import { readable } from "@hotseat/core/store";
import { createStore } from "zustand/vanilla";
import type { PadConnection, PadPerson, PadState } from "./pad-connection";
import type { PadDocumentListener, PadGuest } from "./pad-document";

export interface PadConnectionOptions {
  readonly ot: Ot;
  readonly clock: Clock;
  readonly openSocket: OpenPadSocket;
  /** A UUID, new for each opened document. */
  readonly client: string;
  /** Makes another UUID when the one before is somebody else's, as after a sign-in. */
  readonly newClient?: (() => string) | undefined;
}

/** For this many milliseconds after connecting, a language message reports the document's present language and is no change. */
const GREETING_MS = 1000;

const entriesOf = <Value>(of: Readonly<Record<number, Value>>) =>
  Object.entries(of).map(([id, value]) => [Number(id), value] as const);

const peopleOf = ({ users }: ClientState): PadPerson[] => entriesOf(users).map(([id, user]) => ({ id, ...user }));

const guestsOf = ({ users, cursors }: ClientState): PadGuest[] =>
  entriesOf(users).map(([id, user]) => ({ id, ...user, cursor: cursors[id] ?? null }));

/** Opens a document and connects an editor with it: the client of `@hotseat/collab` keeps the text, this tells who changed what. */
export function createPadConnection(options: PadConnectionOptions): PadConnection {
  const listeners = new Set<PadDocumentListener>();
  const languageListeners = new Set<(language: PadLanguage) => void>();
  let me: PadUser = { name: "", hue: 0 };
  let connectedAt = 0;
  let isGuestUpdateScheduled = false;
  /** The editor moves the cursors of others with its own edits by itself. */
  let isEditing = false;

  const client = createPadClient({
    ...options,
    onOperation(operation) {
      for (const { onOperation } of listeners) onOperation(operation, "others");
    },
  });

  const stateOf = (of: ClientState, people: readonly PadPerson[]): PadState => {
    const isOver = of.connection === "refused" || of.connection === "desynchronized";
    return {
      status: of.connection,
      standing: of.standing,
      refusal: isOver ? (of.refusal?.code ?? null) : null,
      retryAt: isOver ? (of.refusal?.retryAt ?? null) : null,
      language: of.language,
      me,
      people,
      revision: of.revision,
      hasUnsent: of.hasUnsent,
    };
  };
  const store = createStore<PadState>(() => stateOf(client.store.getState(), []));

  /** Once for all changes of a message, after the text itself. */
  function scheduleGuestUpdate(): void {
    if (isGuestUpdateScheduled) return;
    isGuestUpdateScheduled = true;
    queueMicrotask(() => {
      isGuestUpdateScheduled = false;
      const guests = guestsOf(client.store.getState());
      for (const { onGuests } of listeners) onGuests(guests);
    });
  }

  const unsubscribe = client.store.subscribe((now, before) => {
    if (now.connection !== before.connection) connectedAt = options.clock.now();
    const people = now.users === before.users ? store.getState().people : peopleOf(now);
    store.setState(stateOf(now, people));
    if (now.users !== before.users || (now.cursors !== before.cursors && !isEditing)) scheduleGuestUpdate();
    if (now.language !== before.language && options.clock.now() - connectedAt >= GREETING_MS)
      for (const listener of languageListeners) listener(now.language);
  });

  function edit(operation: WireOperation): void {
    isEditing = true;
    client.edit(operation);
    isEditing = false;
  }

  return {
    state: readable(store),
    document: {
      text: client.text,
      guests: () => guestsOf(client.store.getState()),
      edit,
      moveCursors: client.setCursors,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    replaceText(text) {
      const operation = [text, -[...client.text()].length].filter((part) => part !== "" && part !== 0);
      client.edit(operation);
      for (const { onOperation } of listeners) onOperation(operation, "me");
    },
    setLanguage(language, question) {
      // The next language is not that of joining.
      connectedAt -= GREETING_MS;
      client.setLanguage(language, question);
    },
    setUser(user) {
      me = user;
      store.setState({ me });
      client.setUser(user);
    },
    onLanguage(listener) {
      languageListeners.add(listener);
      return () => languageListeners.delete(listener);
    },
    offline: client.offline,
    retryNow: client.retryNow,
    close() {
      unsubscribe();
      client.dispose();
    },
  };
}
