import { createPatience } from "../patience.ts";
import type {
  BoardClient,
  BoardClientEvents,
  BoardClientPorts,
  BoardClientState,
  BoardSocket,
} from "./client.types.ts";
import type { SceneElement, SceneFile } from "./element.ts";
import { gateElement, gateElements } from "./gate.ts";
import { gateFile } from "./gate-file.ts";
import { readKept, writeKept } from "./kept-edits.ts";
import { FILES_MAX } from "./limits.ts";
import type { BoardServerMessage, Refused, Scene, ServerDelta } from "./messages.ts";
import { createPendingEdits } from "./pending-edits.ts";
import { parseBoardServerMessage } from "./server-messages.ts";

export type * from "./client.types.ts";

/** Milliseconds between two attempts to connect. */
export const BOARD_RECONNECT_MS = 1000;
/** Milliseconds of silence after which a socket that does not open, or does not store an edit, counts as lost. */
export const BOARD_PATIENCE_MS = 10_000;
/** That time while the board or its images are on their way, each in one message: the largest board takes 157 s at 3 Mbit/s. */
export const BOARD_LOADING_MS = 180_000;
/** Milliseconds until changes that are not stored yet are written down. */
const KEEP_MS = 250;
/** Connections in a row that the server ended with a refusal before the board came. */
const REFUSALS_MAX = 2;

/** One connection; everything in it is void once another one begins. */
interface Line {
  socket: BoardSocket | null;
  hasScene: boolean;
  /** Images of the board that are on their way. */
  readonly coming: Set<string>;
}

/**
 * Creates the client of one board: it keeps a socket open, sends each report of changed elements with its age, one message at a time, sends
 * it again after a cut, and hands over what others changed. The server knows an edit that comes again by its number, and an element by its version: nothing
 * is lost and nothing is doubled.
 */
export function createBoardClient(ports: BoardClientPorts, events: BoardClientEvents): BoardClient {
  const { clock, storage, storageKey } = ports;
  const client = ports.newId();
  const pending = createPendingEdits(clock.now, ports.kept ?? readKept(storage, storageKey));
  /** Images that are here, by id. A cut may come between an element and its image, so a new connection names them. */
  const images = new Set(pending.keep().files.map(({ id }) => id));
  let state: BoardClientState = {
    connection: "connecting",
    standing: null,
    seq: 0,
    unsent: pending.size,
    refusal: null,
  };
  /** Elements drawn here that nobody else sees whole, by id: the board has no room for them, or for their image. */
  const unkept = new Map<string, "full" | "images_full">();
  /** Images that the board did not take. */
  const refusedImages = new Set<unknown>();
  let line: Line | null = null;
  let refusals = 0;
  let isStopped = false;
  let cancelRetry = () => {};
  let cancelKeep: (() => void) | null = null;

  function set(change: Partial<BoardClientState>): void {
    const next = { ...state, ...change, unsent: pending.size };
    if (Object.entries(next).every(([key, value]) => state[key as keyof BoardClientState] === value)) return;
    state = next;
    events.onState(state);
  }

  function keepSoon(): void {
    // A state may stop the client: somebody else may have the storage by now.
    if (!isStopped) cancelKeep ??= clock.after(KEEP_MS, keepNow);
  }
  function keepNow(): void {
    cancelKeep?.();
    cancelKeep = null;
    writeKept(storage, storageKey, pending.keep());
  }

  /** Gives up the present connection; the next one begins after a second. */
  function drop(): void {
    const before = line;
    if (!before) return;
    line = null;
    patience.cancel();
    before.socket?.close();
    if (isStopped) return;
    const isRefused = refusals >= REFUSALS_MAX;
    set({ connection: isRefused ? "refused" : "reconnecting" });
    if (!isRefused) cancelRetry = clock.after(BOARD_RECONNECT_MS, connect);
  }

  const patience = createPatience(clock, () => line?.socket?.bufferedAmount ?? 0, drop);

  /** Waits for what the server owes. */
  function awaitReply({ hasScene, coming }: Line): void {
    patience.cancel();
    const isLoading = !hasScene || coming.size > 0;
    if (!hasScene || pending.isInFlight) patience.wait(isLoading ? BOARD_LOADING_MS : BOARD_PATIENCE_MS);
  }

  function connect(): void {
    cancelRetry();
    if (line || isStopped) return;
    const mine: Line = { socket: null, hasScene: false, coming: new Set() };
    line = mine;
    patience.wait(BOARD_PATIENCE_MS);
    const isCurrent = () => line === mine;
    ports
      .open({
        onMessage: (text) => isCurrent() && receive(mine, text),
        onRefused: ({ code }) => {
          if (!isCurrent()) return;
          refusals += 1;
          set({ refusal: code });
        },
        onClose: () => isCurrent() && drop(),
      })
      .then(
        (socket) => {
          if (!isCurrent()) return socket.close();
          mine.socket = socket;
          const files = [...images].slice(0, FILES_MAX);
          socket.send(JSON.stringify({ Resume: { client, seq: state.seq, files } }));
        },
        () => isCurrent() && drop(),
      );
  }

  function send(): void {
    if (line?.socket && line.hasScene && state.standing?.can_edit) {
      const messages = pending.next();
      for (const message of messages) line.socket.send(JSON.stringify(message));
      if (messages.length > 0) awaitReply(line);
    }
    keepSoon();
    set({});
  }

  const lastingRefusal = () => [...unkept.values()][0] ?? null;

  /** Takes elements through the gate. A deleted one lacks nothing. */
  function gated(values: readonly unknown[]): readonly SceneElement[] {
    const { elements } = gateElements(values);
    for (const { id, isDeleted } of elements) if (isDeleted) unkept.delete(id);
    return elements;
  }

  function onScene(mine: Line, { seq, elements: values, files, edit }: Scene): void {
    mine.hasScene = true;
    refusals = 0;
    for (const id of files) if (!images.has(id)) mine.coming.add(id);
    const imageless = pending.resume(edit, new Set(files));
    const elements = gated(values);
    const there = new Set(elements.map(({ id }) => id));
    const lost = imageless.filter(({ id }) => !there.has(id));
    set({ connection: "connected", seq, refusal: lastingRefusal() });
    events.onElements(elements);
    if (lost.length > 0) events.onLost(lost);
    send();
  }

  function onAcknowledged({ edit, refused = [] }: ServerDelta): void {
    // The gate is the server's own, so that an element was refused for want of room. A deletion needs none.
    const ids = new Set(refused);
    for (const { id, isDeleted, fileId } of pending.stored(edit)) {
      unkept.delete(id);
      if (isDeleted) continue;
      if (ids.has(id)) unkept.set(id, "full");
      else if (refusedImages.has(fileId)) unkept.set(id, "images_full");
    }
  }

  function onDelta(delta: ServerDelta): void {
    const isMine = delta.client === client;
    if (isMine) onAcknowledged(delta);
    const elements = gated(delta.elements);
    set({ seq: Math.max(state.seq, delta.seq), refusal: lastingRefusal() });
    if (elements.length > 0) events.onElements(elements);
    if (isMine) send();
  }

  function onRefused(mine: Line, { code, file }: Refused): void {
    if (!mine.hasScene) refusals += 1;
    if (code === "removed") refusals = REFUSALS_MAX;
    if (code === "bad_message" || code === "too_long") pending.dropInFlight();
    if (file) refusedImages.add(file);
    set({ refusal: code });
  }

  function onFile(mine: Line, value: SceneFile): void {
    mine.coming.delete(value.id);
    const file = gateFile(value);
    if (!file) return;
    images.add(file.id);
    events.onFile(file);
  }

  function take(mine: Line, message: BoardServerMessage): void {
    if ("Scene" in message) onScene(mine, message.Scene);
    else if ("Delta" in message) onDelta(message.Delta);
    else if ("Refused" in message) onRefused(mine, message.Refused);
    else if ("Standing" in message) {
      // A change without the right to it gets the standing alone.
      if (!message.Standing.can_edit) pending.takeBack();
      set({ standing: message.Standing, refusal: lastingRefusal() });
      send();
    } else onFile(mine, message.File);
  }

  function receive(mine: Line, text: string): void {
    const message = parseBoardServerMessage(text);
    if (message) take(mine, message);
    else drop();
    if (line === mine) awaitReply(mine);
  }

  connect();
  return {
    get state() {
      return state;
    },
    edit(elements) {
      pending.add(elements.map(gateElement).filter((element) => element !== null));
      send();
    },
    addFile(file) {
      images.add(file.id);
      pending.addFile(file);
      send();
    },
    unsent: () => ({ elements: pending.elements(), files: pending.keep().files }),
    retryNow() {
      refusals = 0;
      if (state.connection === "refused") set({ connection: "reconnecting" });
      connect();
    },
    offline: drop,
    stop() {
      isStopped = true;
      cancelRetry();
      drop();
      keepNow();
      return pending.keep();
    },
  };
}
