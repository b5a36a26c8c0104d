import type { Clock } from "@hotseat/core/clock";
import { type ReadableStore, readable } from "@hotseat/core/store";
import { createStore } from "zustand/vanilla";
import { OperationError, type Ot, type WireOperation } from "../ot/operation.ts";
import { createPatience } from "../patience.ts";
import { keepConnected, type OpenPadSocket, REFUSED_RETRY_SEC } from "./connection.ts";
import { moveCursors } from "./cursors.ts";
import { createEditQueue, type IsMine } from "./edit-queue.ts";
import { isPadLanguage, type PadLanguage } from "./languages.ts";
import { PAD_EDIT_AGE_MAX_MS, PAD_SUBPROTOCOL } from "./limits.ts";
import type { PadClientMessage, PadCursors, PadServerMessage, PadStanding, PadUser } from "./message.types.ts";
import { PadParseError, parseServerMessage } from "./parse.ts";
import type { SentEdit } from "./pending-edits.ts";
import type { PadRefusal } from "./standing.ts";
import { INITIAL_STATE, MAY_EDIT, type PadState, UNKNOWN } from "./state.ts";

export type { EntryRefusal } from "../entry-refusal.ts";
export type { OpenPadSocket, PadSocket, PadSocketEvents } from "./connection.ts";
export type { PadState } from "./state.ts";
export { padSocketUrl, webSockets } from "./web-socket.ts";

/** Milliseconds after the last movement until cursors are sent. */
const CURSOR_DELAY_MS = 20;
/** Milliseconds without an acknowledgement, while no byte leaves, after which the socket is taken for dead. The edit is sent again: it is applied once. */
const SILENCE_MS = 10_000;
/** Refusals that another attempt would only repeat. */
const FINAL: ReadonlySet<PadRefusal> = new Set<PadRefusal>(["not_allowed", "removed"]);

const ageOf = (ms: number): number => Math.min(Math.max(0, Math.round(ms)), PAD_EDIT_AGE_MAX_MS);

export interface PadClientOptions {
  readonly ot: Ot;
  readonly clock: Clock;
  readonly openSocket: OpenPadSocket;
  /** A UUID, new for each opened document and kept while it is open: by it an edit that is sent twice is applied once. */
  readonly client: string;
  /**
   * Makes another UUID when the server says that the one before is somebody else's: the person signed in or out meanwhile. With an
   * edit that is not acknowledged that stays a refusal, as it is without this.
   */
  readonly newClient?: (() => string) | undefined;
  /** The others' changes, as they apply to the local text. The editor applies them, and takes them out of its own undo. */
  onOperation(operation: WireOperation): void;
}

export interface PadClient {
  readonly store: ReadableStore<PadState>;
  /** The local text, with the edits that are not acknowledged. */
  text(): string;
  /** Takes an edit that the editor made. @throws OperationError for one that does not fit the local text */
  edit(operation: WireOperation): void;
  setUser(user: PadUser): void;
  /** Takes the editor's cursors. They are sent when they rest, and behind the edits they stand on. */
  setCursors(data: PadCursors): void;
  /**
   * Asks the server for another language; without a connection, at the next one (TL-P.123).
   * @param question the id of the question that names it: of several times for one question the server takes the first
   */
  setLanguage(language: PadLanguage, question?: number): void;
  /** Notes that the browser has no network: the socket is closed, and that is no failure. */
  offline(): void;
  /** Connects at once instead of at the next second, or minute. */
  retryNow(): void;
  dispose(): void;
}

/**
 * Opens a document and keeps it equal to the server's: one message of edits on its way, later edits wait behind it. With the richer
 * messages they stay apart, each with its time; on the plain protocol they are one edit.
 */
export function createPadClient(options: PadClientOptions): PadClient {
  const { ot, clock, openSocket, newClient, onOperation } = options;
  const store = createStore<PadState>(() => INITIAL_STATE);
  const document = ot.createDocument();
  const queue = createEditQueue(ot, document);
  let { client } = options;
  /** True while the server has let no connection with another UUID in. */
  let isRenewed = false;
  /** True when the server selected the richer messages. */
  let rich = false;
  let user: PadUser | null = null;
  /** The last language chosen without a connection. */
  let chosen: PadClientMessage | null = null;
  let own: PadCursors = { cursors: [], selections: [] };
  let cancelCursors = () => {};
  const patience = createPatience(
    clock,
    () => connection.bufferedAmount,
    () => connection.drop(),
  );

  const connection = keepConnected(clock, openSocket, {
    opened(protocol) {
      rich = protocol === PAD_SUBPROTOCOL;
      // A server with the richer messages tells the standing at each connection; until then the one before holds, if there is one.
      const standing = rich ? store.getState().standing : MAY_EDIT;
      const connection = standing === UNKNOWN ? "disconnected" : "connected";
      const refusal = mayRetry() ? null : store.getState().refusal;
      store.setState({ connection, standing, refusal, me: null, users: {}, cursors: {} });
      if (rich) send({ Resume: { client, revision: queue.revision } });
      if (user) send({ ClientInfo: user });
      if (chosen) send(chosen);
      chosen = null;
      sendEdits();
      sendCursors();
    },
    received(text) {
      try {
        handle(parseServerMessage(text));
      } catch (error) {
        if (!(error instanceof PadParseError || error instanceof OperationError)) throw error;
        connection.drop();
      }
    },
    lost() {
      patience.cancel();
      store.setState({ connection: "disconnected" });
    },
    refused({ code, retryAfterSec = REFUSED_RETRY_SEC }) {
      const retryAt = clock.now() + retryAfterSec * 1000;
      store.setState({ connection: "refused", refusal: { code, detail: "", retryAt } });
    },
    gaveUp: () => store.setState({ connection: "desynchronized" }),
  });

  /** The server let no socket open at the last attempt. */
  const mayRetry = () => store.getState().refusal?.retryAt !== undefined;

  function send(message: PadClientMessage): void {
    connection.send(JSON.stringify(message));
  }

  function sendEdits(): void {
    if (!connection.open || !store.getState().standing.can_edit) return;
    const edits = queue.toSend(rich);
    if (store.getState().hasUnsent !== queue.pending) store.setState({ hasUnsent: queue.pending });
    const [first] = edits;
    if (!first) return;
    send(messageOf(first, edits));
    awaitAcknowledgement();
  }

  function messageOf(first: SentEdit, edits: readonly SentEdit[]): PadClientMessage {
    const { revision } = queue;
    const { operation, edit } = first;
    if (!rich) return { Edit: { revision, operation } };
    const now = clock.now();
    // A clock that was set back meanwhile must not make an edit younger than the message.
    const aged = edits.map((each) => [ageOf(now - each.at), each.operation] as const);
    return edits.length === 1 && first.at === now
      ? { Edit: { revision, operation, edit } }
      : { Edits: { revision, edit, edits: aged } };
  }

  function awaitAcknowledgement(): void {
    if (rich) patience.wait(SILENCE_MS);
  }

  function sendCursors(): void {
    cancelCursors();
    // Behind edits that wait they are sent with those: until then the server does not have the text they stand on.
    if (!queue.waiting) send({ CursorData: own });
  }

  /** Moves every cursor with a change of the local text. */
  function moveWith(operation: WireOperation): Readonly<Record<number, PadCursors>> {
    const move = (position: number) => ot.transformIndex(operation, position);
    own = moveCursors(own, move);
    const { cursors } = store.getState();
    return Object.fromEntries(Object.entries(cursors).map(([id, data]) => [id, moveCursors(data, move)]));
  }

  const isMine: IsMine = (item, sent) =>
    rich ? item.client === client && item.edit === sent.edit : item.id === store.getState().me;

  function takeHistory({ start, operations }: Extract<PadServerMessage, { History: unknown }>["History"]): void {
    if (start > queue.revision) {
      connection.drop();
      return;
    }
    const { operation, acknowledged } = queue.receive(operations, start, isMine);
    const changed = operation && { cursors: moveWith(operation) };
    const heard = acknowledged && { refusal: null };
    store.setState({ revision: queue.revision, hasUnsent: queue.pending, ...changed, ...heard });
    if (acknowledged) sendNext();
    if (operation) onOperation(operation);
  }

  /** Runs after an acknowledgement: sends the next edits. The acknowledgements of one list may come in several messages. */
  function sendNext(): void {
    patience.cancel();
    if (queue.sent.length > 0) {
      awaitAcknowledgement();
      return;
    }
    sendEdits();
    if (queue.sent.length > 0) sendCursors();
  }

  function takeUser(id: number, info: PadUser | null): void {
    const { me, users, cursors } = store.getState();
    if (id === me) return;
    if (info) {
      store.setState({ users: { ...users, [id]: info } });
      return;
    }
    const { [id]: _gone, ...others } = users;
    const { [id]: _left, ...theirs } = cursors;
    store.setState({ users: others, cursors: theirs });
  }

  function takeCursors(id: number, data: PadCursors): void {
    const { me, cursors } = store.getState();
    if (id === me) return;
    const local = moveCursors(data, (position) => Math.min(queue.toLocal(position), document.length));
    store.setState({ cursors: { ...cursors, [id]: local } });
  }

  function takeStanding(standing: PadStanding): void {
    const before = store.getState().standing;
    isRenewed = false;
    store.setState({ standing, connection: "connected" });
    if (!standing.can_edit) patience.cancel();
    else if (!before.can_edit) {
      const { waiting } = queue;
      sendEdits();
      if (waiting) sendCursors();
    }
  }

  /** Comes back as another client. An edit on its way may be stored under the UUID before, and would then be stored twice. */
  function renew(): boolean {
    if (!newClient || isRenewed || queue.pending) return false;
    isRenewed = true;
    client = newClient();
    connection.drop(false);
    connection.retryNow();
    return true;
  }

  function takeRefusal(refusal: Extract<PadServerMessage, { Refused: unknown }>["Refused"]): void {
    if (refusal.code === "not_allowed" && renew()) return;
    store.setState({ refusal });
    if (!FINAL.has(refusal.code)) return;
    patience.cancel();
    connection.end();
    store.setState({ connection: "refused" });
  }

  function handle(message: PadServerMessage): void {
    if ("History" in message) takeHistory(message.History);
    else if ("UserCursor" in message) takeCursors(message.UserCursor.id, message.UserCursor.data);
    else if ("UserInfo" in message) takeUser(message.UserInfo.id, message.UserInfo.info);
    else if ("Identity" in message) store.setState({ me: message.Identity });
    else if ("Standing" in message) takeStanding(message.Standing);
    else if ("Language" in message) {
      if (isPadLanguage(message.Language)) store.setState({ language: message.Language });
    } else takeRefusal(message.Refused);
  }

  return {
    store: readable(store),
    text: () => document.text(),
    edit(operation) {
      const made = ot.parse(operation);
      document.apply(made);
      if (ot.isNoop(made)) return;
      const isNext = queue.add(made, clock.now());
      store.setState({ cursors: moveWith(made), hasUnsent: true });
      if (isNext) sendEdits();
    },
    setUser(next) {
      user = next;
      send({ ClientInfo: next });
    },
    setCursors(data) {
      own = data;
      cancelCursors();
      cancelCursors = clock.after(CURSOR_DELAY_MS, sendCursors);
    },
    setLanguage(language, question) {
      const message = question === undefined ? { SetLanguage: language } : { QuestionLanguage: { question, language } };
      if (connection.open) send(message);
      else chosen = message;
    },
    offline: () => connection.drop(false),
    retryNow() {
      if (mayRetry()) store.setState({ connection: "disconnected" });
      connection.retryNow();
    },
    dispose() {
      cancelCursors();
      patience.cancel();
      connection.end();
      document.dispose();
    },
  };
}
