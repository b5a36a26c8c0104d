import { createManualClock, createMemoryStorage, type ManualClock, seeded } from "@hotseat/core/testing";
import type { EntryRefusal } from "../entry-refusal.ts";
import { type BoardClient, type BoardClientState, createBoardClient } from "./client.ts";
import type { BoardSocketListeners, KeptEdits } from "./client.types.ts";
import type { SceneElement, SceneFile } from "./element.ts";
import { gateElement } from "./gate.ts";
import { mergeElements } from "./merge.ts";
import {
  type BoardRefusal,
  type BoardServerMessage,
  type ClientDelta,
  parseBoardClientMessage,
  type Standing,
} from "./messages.ts";

/** A rectangle as the drawing program makes it. */
export function rectangle(id: string, version = 1, versionNonce = 1): SceneElement {
  const element = gateElement({
    id,
    type: "rectangle",
    x: 0,
    y: 0,
    width: 100,
    height: 60,
    version,
    versionNonce,
    index: "a0",
  });
  if (!element) throw new Error("The gate refuses a plain rectangle.");
  return element;
}

interface Joined {
  send(message: BoardServerMessage): void;
  client: string;
}

/** The server's side of one board, in memory: stores, numbers and fans out, and knows an edit that comes again. */
export function createFakeBoard(canEdit: boolean) {
  const elements = new Map<string, SceneElement>();
  const files = new Map<string, SceneFile>();
  const history: { seq: number; elements: readonly SceneElement[]; client: string; edit: number; age: number }[] = [];
  const lastEdits = new Map<string, number>();
  const stored = new Set<string>();
  const joined = new Set<Joined>();
  let standing: Standing = { can_edit: canEdit, can_clear: canEdit, reason: canEdit ? null : "locked" };
  let refusal: BoardRefusal | null = null;
  let doubled = 0;
  let messages = 0;
  let room = Number.POSITIVE_INFINITY;
  let imageRoom = Number.POSITIVE_INFINITY;
  let ids = 0;

  function storeFile(author: Joined, file: SceneFile): void {
    if (files.has(file.id)) return;
    if (files.size >= imageRoom) {
      author.send({ Refused: { code: "images_full", detail: "", file: file.id } });
      return;
    }
    files.set(file.id, file);
    for (const each of joined) if (each !== author) each.send({ File: file });
  }

  function store(client: string, { edit, age = 0, elements: values }: ClientDelta): void {
    if (edit <= (lastEdits.get(client) ?? 0)) return;
    if (stored.has(`${client}:${edit}`)) doubled += 1;
    stored.add(`${client}:${edit}`);
    lastEdits.set(client, edit);
    const gated = values.map(gateElement).filter((element) => element !== null);
    const kept = gated.filter(({ id }) => elements.has(id) || elements.size < room);
    const taken = mergeElements(elements, kept);
    const refused = gated.filter((one) => !kept.includes(one)).map(({ id }) => id);
    const seq = history.length + 1;
    history.push({ seq, elements: taken, client, edit, age });
    for (const each of joined) {
      const isAuthor = each.client === client;
      const lost = kept.filter((one) => !taken.includes(one)).map((one) => elements.get(one.id) as SceneElement);
      const facts = { seq, author: null, client, edit, at: 0 };
      each.send({
        Delta: { ...facts, elements: isAuthor ? lost : taken, ...(isAuthor && refused.length > 0 && { refused }) },
      });
    }
  }

  return {
    elements,
    newId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, "0")}`,
    history,
    messages: () => messages,
    doubled: () => doubled,
    /** Puts something into the database past the gate. */
    plant: (element: object) => void elements.set((element as SceneElement).id, element as SceneElement),
    plantFile: (file: SceneFile) => void files.set(file.id, file),
    refuse(code: BoardRefusal | null) {
      refusal = code;
    },
    /** The board takes no more elements than these. */
    setRoom(next: number) {
      room = next;
    },
    /** The board takes no more images than these. */
    setImageRoom(next: number) {
      imageRoom = next;
    },
    setStanding(next: Standing) {
      standing = next;
      for (const each of joined) each.send({ Standing: next });
    },
    /** A new socket; returns what takes its messages, and its end. */
    join(send: (message: BoardServerMessage) => void, close: () => void) {
      const me: Joined = { send, client: "" };
      return {
        receive(text: string) {
          const message = parseBoardClientMessage(JSON.parse(text));
          if (!message) throw new Error(`The client sent ${text}`);
          if (refusal) {
            send({ Refused: { code: refusal, detail: "" } });
            close();
            return;
          }
          if ("Resume" in message) {
            me.client = message.Resume.client;
            joined.add(me);
            const { seq, files: present } = message.Resume;
            const since = new Set(
              history.filter((one) => one.seq > seq).flatMap((one) => one.elements.map(({ id }) => id)),
            );
            const changed = [...elements.values()].filter(({ id }) => seq === 0 || since.has(id));
            send({ Standing: standing });
            const edit = lastEdits.get(me.client) ?? 0;
            send({ Scene: { seq: history.length, since: seq, elements: changed, files: [...files.keys()], edit } });
            for (const file of files.values())
              if (present ? !present.includes(file.id) : seq === 0) send({ File: file });
            return;
          }
          messages += 1;
          if (!standing.can_edit) return send({ Standing: standing });
          if ("File" in message) storeFile(me, message.File as SceneFile);
          if ("Delta" in message) store(me.client, message.Delta);
          if ("Deltas" in message) for (const delta of message.Deltas) store(me.client, delta);
        },
        leave: () => void joined.delete(me),
      };
    },
  };
}

/** Lines between clients and a board: 5 ms each way, cut at random before the server reads, or after it and before the response. */
function createLines(board: ReturnType<typeof createFakeBoard>, clock: ManualClock, random: () => number) {
  const WAY_MS = 5;
  const open = new Set<() => void>();
  let isReachable = true;
  let entryRefusal: EntryRefusal | null = null;
  let frozenAt: number | null = null;
  let msPerCharacter = 0;
  let share = 0;
  let isLost = (_message: BoardServerMessage): boolean => false;
  let attempts = 0;
  let cuts = 0;

  return {
    attempts: () => attempts,
    cuts: () => cuts,
    /** Cuts this share of all messages, in either direction. */
    cutSome(next: number) {
      share = next;
    },
    /** Cuts the line in place of the first message of the server that fits. */
    cutBefore(fits: (message: BoardServerMessage) => boolean) {
      isLost = fits;
    },
    /** Nothing arrives any more, and nobody notices. */
    freeze() {
      frozenAt = clock.now();
    },
    /** So many characters leave in a second, in each direction. */
    slowDown(charactersPerSecond: number) {
      msPerCharacter = 1000 / charactersPerSecond;
    },
    /** The server lets no socket open, for this reason. */
    refuse(next: EntryRefusal | null) {
      entryRefusal = next;
    },
    setReachable(next: boolean) {
      isReachable = next;
      if (!next) for (const cut of [...open]) cut();
    },
    async open({ onMessage, onRefused, onClose }: BoardSocketListeners) {
      attempts += 1;
      if (entryRefusal) {
        onRefused(entryRefusal);
        throw new Error("The server lets no socket open.");
      }
      if (!isReachable) throw new Error("There is no network.");
      let isOpen = true;
      const cut = () => {
        if (!isOpen) return;
        isOpen = false;
        open.delete(cut);
        end.leave();
        onClose();
      };
      /** When all that was given has left, in each direction. */
      const gone = { up: 0, down: 0 };
      const carry = (way: keyof typeof gone, text: string, deliver: () => void, isCut = false) => {
        gone[way] = Math.max(gone[way], clock.now()) + Math.ceil(text.length * msPerCharacter);
        clock.after(gone[way] - clock.now() + WAY_MS, () => {
          if (frozenAt !== null) return;
          if (!isOpen) return;
          if (!isCut && random() >= share) return deliver();
          cuts += 1;
          cut();
        });
      };
      const end = board.join(
        (message) => {
          const isCut = isLost(message);
          if (isCut) isLost = () => false;
          const text = JSON.stringify(message);
          carry("down", text, () => onMessage(text), isCut);
        },
        () => {
          // After what was said before.
          clock.after(2 * WAY_MS, cut);
        },
      );
      open.add(cut);
      return {
        get bufferedAmount() {
          return msPerCharacter && Math.max(0, gone.up - (frozenAt ?? clock.now())) / msPerCharacter;
        },
        send: (text: string) => carry("up", text, () => end.receive(text)),
        close: cut,
      };
    },
  };
}

/** A board with lines to it. `join` opens a client, which keeps the scene, the images and the states that it was given. */
export function boardOf({ seed = 1, canEdit = true }: { seed?: number; canEdit?: boolean } = {}) {
  const clock = createManualClock();
  const board = createFakeBoard(canEdit);
  const lines = createLines(board, clock, seeded(seed));
  const join = (
    storage = createMemoryStorage(),
    onState: (state: BoardClientState, stop: () => void) => unknown = () => undefined,
    kept?: KeptEdits,
  ) => {
    const scene = new Map<string, SceneElement>();
    const states: string[] = [];
    const images: string[] = [];
    const lost: string[] = [];
    const client: BoardClient = createBoardClient(
      { open: lines.open, clock, newId: board.newId, storage, storageKey: "board", kept },
      {
        onElements: (elements) => void mergeElements(scene, elements),
        onFile: ({ id }) => images.push(id),
        onLost: (elements) => lost.push(...elements.map(({ id }) => id)),
        onState(state) {
          states.push(state.connection);
          onState(state, () => client.stop());
        },
      },
    );
    const draw = (element: SceneElement) => {
      mergeElements(scene, [element]);
      client.edit([element]);
    };
    return { client, scene, states, images, lost, draw, storage };
  };
  return { clock, board, lines, join };
}
