import { FILES_MAX } from "@hotseat/collab/scene/limits";
import type { Clock } from "@hotseat/core/clock";
import { movedTo, placeDrawing, type ReadDrawing, readDrawing } from "./board-files";
import { readImage } from "./board-images";
import { throttle } from "./throttle";
import { CURSOR_THROTTLE_MS } from "./whiteboard.constants";
import type { BoardPointer, BoardSurface, ExportKind, PluginInstance, SceneChange } from "./whiteboard.types";
import { createWhiteboardStore, type WhiteboardStore } from "./whiteboard-store";

export interface BoardsPorts {
  readonly clock: Clock;
  random(): number;
  instance(): PluginInstance;
  onChange(change: SceneChange): void;
  onPointer(pointer: BoardPointer | null): void;
}

/** The actions on a board beside drawing. */
export interface BoardActions {
  addFiles(files: Iterable<File>): Promise<void>;
  addPasted(elements: readonly unknown[], files: unknown): void;
  exportAs(kind: ExportKind): Promise<Blob | null>;
  showAll(): void;
}

interface Board {
  readonly store: WhiteboardStore;
  readonly actions: BoardActions;
  /** Connects a surface, which comes later than the board. Returns a function that takes it off. */
  attach(surface: BoardSurface): () => void;
}

type Place = ReturnType<BoardSurface["centre"]>;

const ORIGIN: Place = { x: 0, y: 0 };
const isDrawingFile = ({ name, type }: File) =>
  /\.excalidraw(lib)?$|\.json$/i.test(name) ||
  type === "application/json" ||
  type.startsWith("application/vnd.excalidraw");

function createActions(store: WhiteboardStore, surface: () => BoardSurface | null, random: () => number): BoardActions {
  const middle = () => surface()?.centre() ?? ORIGIN;

  function put({ elements, files, refused }: ReadDrawing, at: Place): void {
    if (elements.length > 0 && !store.add(movedTo(elements, at), files)) return;
    if (refused > 0) store.setProblem(elements.length > 0 ? "someRefused" : "fileRefused");
  }

  async function addFile(file: File, at: Place): Promise<void> {
    if (isDrawingFile(file)) {
      const drawing = readDrawing(await file.text(), random);
      return drawing ? put(drawing, at) : store.setProblem("fileRefused");
    }
    const image = await readImage(file, at, random);
    if (typeof image === "string") store.setProblem(image);
    else store.add([image.element], [image.file]);
  }

  return {
    async addFiles(files) {
      store.setProblem(null);
      // The surface may go while the files are read.
      const at = middle();
      for (const file of files) {
        if ((surface()?.files().length ?? 0) >= FILES_MAX) return store.setProblem("tooManyImages");
        await addFile(file, at);
      }
    },
    addPasted: (elements, files) => put(placeDrawing(elements, files, random), middle()),
    async exportAs(kind) {
      try {
        return (await surface()?.toBlob(kind)) ?? null;
      } catch {
        store.setProblem("exportFailed");
        return null;
      }
    },
    showAll: () => surface()?.showAll(),
  };
}

function createBoard(ports: BoardsPorts): Board {
  let surface: BoardSurface | null = null;
  const store = createWhiteboardStore(ports);
  return {
    store,
    actions: createActions(store, () => surface, ports.random),
    attach(next) {
      surface = next;
      const detach = store.attach(next);
      return () => {
        detach();
        if (surface === next) surface = null;
      };
    },
  };
}

/** Creates the boards of one place on a page: another id is another board, the same id the same one. */
export function createBoards(ports: BoardsPorts) {
  let pointer: BoardPointer | null = null;
  let open: { readonly id: string; readonly board: Board } | null = null;
  const point = throttle(ports.clock, CURSOR_THROTTLE_MS, () => ports.onPointer(pointer));
  return {
    of(instanceId: string): Board {
      if (open?.id !== instanceId) {
        // A board that is left for another one may still report, under its own id.
        const instance = () => ({ ...ports.instance(), instanceId });
        open = { id: instanceId, board: createBoard({ ...ports, instance }) };
      }
      return open.board;
    },
    pointAt(next: BoardPointer | null): void {
      pointer = next;
      point();
    },
  };
}
