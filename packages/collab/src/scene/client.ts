import type {
  BoardClient,
  BoardClientEvents,
  BoardClientPorts,
  BoardClientState,
  BoardSocket,
} from "./client.types.ts";
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
/** Milliseconds until a socket that does not open, or an edit that is not stored, counts as a lost connection. */
export const BOARD_PATIENCE_MS = 10_000;
/** Milliseconds until changes that are not stored yet are written down. */
const KEEP_MS = 250;
/** Connections in a row that the server ended with a refusal before the board came. */
const REFUSALS_MAX = 2;

/** One connection; everything in it is void once another one begins. */
interface Line {
  socket: BoardSocket | null;
  hasScene: boolean;
  /** The server takes nothing now: until the right to edit changes, or somebody makes room. */
  isHeld: boolean;
}

/**
 * Creates the client of one board: it keeps a socket open, sends each report of changed elements with its age, one message at a time, sends
 * it again after a cut, and hands over what others changed. The server knows an edit that comes again by its number, and an element by its version: nothing
 * is lost and nothing is doubled.
 */
export function createBoardClient(ports: BoardClientPorts, events: BoardClientEvents): BoardClient {
  const { clock, storage, storageKey } = ports;
  const client = ports.newId();
  const pending = createPendingEdits(clock.now, readKept(storage, storageKey));
  /** Images that are here, by id. A cut may come between an element and its image, so a new connection names them. */
  const images = new Set(pending.keep().files.map(({ id }) => id));
  let state: BoardClientState = {
    connection: "connecting",
    standing: null,
    seq: 0,
    unsent: pending.size,
    refusal: null,
  };
  /** Elements drawn here for which the board has no room: nobody else sees them. */
  const withoutRoom = new Set<string>();
  let line: Line | null = null;
  let refusals = 0;
  let isStopped = false;
  let cancelRetry = () => {};
  let cancelPatience = () => {};
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
    cancelPatience();
    before.socket?.close();
    if (isStopped) return;
    const isRefused = refusals >= REFUSALS_MAX;
    set({ connection: isRefused ? "refused" : "reconnecting" });
    if (!isRefused) cancelRetry = clock.after(BOARD_RECONNECT_MS, connect);
  }

  function bePatient(): void {
    cancelPatience();
    cancelPatience = clock.after(BOARD_PATIENCE_MS, drop);
  }

  function connect(): void {
    cancelRetry();
    if (line || isStopped) return;
    const mine: Line = { socket: null, hasScene: false, isHeld: false };
    line = mine;
    bePatient();
    const isCurrent = () => line === mine;
    ports
      .open({
        onMessage: (text) => isCurrent() && receive(mine, text),
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
    if (line?.socket && line.hasScene && !line.isHeld && state.standing?.can_edit) {
      for (const message of pending.next()) {
        line.socket.send(JSON.stringify(message));
        // An image alone has no acknowledgement.
        if (!("File" in message)) bePatient();
      }
    }
    keepSoon();
    set({});
  }

  function onScene(mine: Line, { seq, elements, files, edit }: Scene): void {
    mine.hasScene = true;
    refusals = 0;
    cancelPatience();
    pending.resume(edit, new Set(files));
    set({ connection: "connected", seq, refusal: lastingRefusal() });
    events.onElements(gateElements(elements).elements);
    send();
  }

  const lastingRefusal = () => (withoutRoom.size > 0 ? "full" : null);

  function onAcknowledged({ edit, refused = [] }: ServerDelta): void {
    cancelPatience();
    // The gate is the server's own, so that an element was refused for want of room. A deletion needs none.
    const ids = new Set(refused);
    for (const { id, isDeleted } of pending.stored(edit)) {
      if (ids.has(id) && !isDeleted) withoutRoom.add(id);
      else withoutRoom.delete(id);
    }
    // The others of the same message.
    if (pending.isInFlight) bePatient();
  }

  function onDelta(delta: ServerDelta): void {
    const isMine = delta.client === client;
    if (isMine) onAcknowledged(delta);
    set({ seq: Math.max(state.seq, delta.seq), ...(isMine ? { refusal: lastingRefusal() } : {}) });
    if (delta.elements.length > 0) events.onElements(gateElements(delta.elements).elements);
    if (isMine) send();
  }

  function onRefused(mine: Line, { code }: Refused): void {
    if (!mine.hasScene) refusals += 1;
    if (code === "removed") refusals = REFUSALS_MAX;
    if (code === "bad_message" || code === "too_long") pending.dropInFlight();
    if (code === "not_allowed" || code === "full") {
      cancelPatience();
      pending.takeBack();
      mine.isHeld = true;
    }
    set({ refusal: code });
  }

  function receive(mine: Line, text: string): void {
    const message: BoardServerMessage | null = parseBoardServerMessage(text);
    if (!message) drop();
    else if ("Scene" in message) onScene(mine, message.Scene);
    else if ("Delta" in message) onDelta(message.Delta);
    else if ("Refused" in message) onRefused(mine, message.Refused);
    else if ("Standing" in message) {
      mine.isHeld = false;
      // A change without the right to it is answered with the standing alone.
      if (!message.Standing.can_edit) {
        cancelPatience();
        pending.takeBack();
      }
      set({ standing: message.Standing, refusal: lastingRefusal() });
      send();
    } else {
      const file = gateFile(message.File);
      if (!file) return;
      images.add(file.id);
      events.onFile(file);
    }
  }

  connect();
  return {
    get state() {
      return state;
    },
    edit(elements) {
      // Deleting makes room on a full board.
      if (line && state.refusal === "full") line.isHeld = false;
      pending.add(elements.map(gateElement).filter((element) => element !== null));
      send();
    },
    addFile(file) {
      images.add(file.id);
      pending.addFile(file);
      send();
    },
    clear(deletions) {
      pending.addClear(deletions.map(gateElement).filter((element) => element !== null));
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
    },
  };
}
