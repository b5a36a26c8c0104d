import { MESSAGE_MAX_LENGTH } from "@hotseat/api-client/constants";
import { forgiving, type TextStorage } from "@hotseat/core/storage";
import { type ReadableStore, readable } from "@hotseat/core/store";
import { createStore } from "zustand/vanilla";
import { MAX_OUTGOING } from "./chat.constants";
import type { ChatFailure, ChatPort, OutgoingMessage } from "./chat.types";

export interface ChatState {
  /** The unsent text in the input; survives a reload. */
  readonly draft: string;
  readonly outgoing: readonly OutgoingMessage[];
  /** The newest message I have seen; 0 for none. */
  readonly lastReadId: number;
}

export interface ChatStore extends ReadableStore<ChatState> {
  edit(draft: string): void;
  /** Sends what is typed; nothing happens while it is empty or too long. */
  send(): void;
  /** Sends one that failed again, as the same message. */
  retry(clientId: string): void;
  /** Sends again all that reached nobody. */
  retryUnreachable(): void;
  /** Gives one up that failed. */
  discard(clientId: string): void;
  /** These have arrived, whatever their replies said. */
  arrived(clientIds: ReadonlySet<string>): void;
  markRead(id: number): void;
  /** Resolves when every message on its way has its reply. */
  flush(): Promise<void>;
}

export interface ChatStoreOptions {
  readonly port: ChatPort;
  readonly storage: TextStorage | null;
  readonly key: string;
  /** Milliseconds since the epoch, by the server's clock. */
  now(): number;
  /** A UUID that is never the same twice. */
  newId(): string;
}

/** Where a device keeps one person's chat of a session. */
export function chatKey(ids: { sessionId: number; keycloakId: string }): string {
  return `hotseat.chat.1/${ids.sessionId}/${ids.keycloakId}`;
}

const EMPTY: ChatState = { draft: "", outgoing: [], lastReadId: 0 };
const UNREACHABLE: ChatFailure = { kind: "unreachable" };

function isOutgoing(value: unknown): value is OutgoingMessage {
  const one = value as Partial<OutgoingMessage> | null;
  return typeof one?.clientId === "string" && typeof one.text === "string" && typeof one.at === "number";
}

/**
 * Restores the stored state. A message under way when the page closed counts as failed: it may have arrived, and sending it again
 * cannot double it.
 */
function parse(text: string | null): ChatState {
  try {
    const kept = JSON.parse(text ?? "{}") as Partial<ChatState> | null;
    return {
      draft: typeof kept?.draft === "string" ? kept.draft : "",
      outgoing: (Array.isArray(kept?.outgoing) ? kept.outgoing : [])
        .filter(isOutgoing)
        .map((one) => ({ ...one, failure: one.failure ?? UNREACHABLE })),
      lastReadId: Number.isSafeInteger(kept?.lastReadId) ? (kept?.lastReadId as number) : 0,
    };
  } catch {
    return EMPTY;
  }
}

/** The viewer's messages in a session's chat: one message after the other, each under one id however often it is sent. */
export function createChatStore({ port, key, now, newId, ...options }: ChatStoreOptions): ChatStore {
  const storage = forgiving(options.storage);
  const store = createStore(() => parse(storage.getItem(key)));
  let turn: Promise<void> = Promise.resolve();

  function patch(part: Partial<ChatState>): void {
    store.setState(part);
    storage.setItem(key, JSON.stringify(store.getState()));
  }
  const without = (gone: (one: OutgoingMessage) => boolean) =>
    patch({ outgoing: store.getState().outgoing.filter((one) => !gone(one)) });
  const mark = (clientId: string, failure: ChatFailure | null) =>
    patch({
      outgoing: store.getState().outgoing.map((one) => (one.clientId === clientId ? { ...one, failure } : one)),
    });
  const find = (clientId: string) => store.getState().outgoing.find((one) => one.clientId === clientId);

  /** In the order written: the next goes out when the one before has its reply. */
  function post(clientId: string): void {
    turn = turn.then(async () => {
      const message = find(clientId);
      if (!message) return;
      const reply = await port.send({ clientId, text: message.text });
      if (reply.kind === "sent") without((one) => one.clientId === clientId);
      else mark(clientId, reply);
    });
  }

  function retry(clientId: string): void {
    if (!find(clientId)?.failure) return;
    mark(clientId, null);
    post(clientId);
  }

  return {
    ...readable(store),
    edit: (draft) => patch({ draft }),
    send() {
      const { draft, outgoing } = store.getState();
      const text = draft.trim();
      if (text === "" || text.length > MESSAGE_MAX_LENGTH || outgoing.length >= MAX_OUTGOING) return;
      const clientId = newId();
      patch({ draft: "", outgoing: [...outgoing, { clientId, text, at: now(), failure: null }] });
      post(clientId);
    },
    retry,
    retryUnreachable() {
      for (const { clientId, failure } of store.getState().outgoing)
        if (failure?.kind === "unreachable" || failure?.kind === "accessToken") retry(clientId);
    },
    discard: (clientId) => without((one) => one.clientId === clientId && one.failure !== null),
    arrived(clientIds) {
      if (store.getState().outgoing.some((one) => clientIds.has(one.clientId)))
        without((one) => clientIds.has(one.clientId));
    },
    flush: () => turn,
    markRead(id) {
      if (id > store.getState().lastReadId) patch({ lastReadId: id });
    },
  };
}
