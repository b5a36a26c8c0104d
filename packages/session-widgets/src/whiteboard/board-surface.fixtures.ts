import { mergeElements } from "@hotseat/collab/scene/merge";
import type { BoardCollaborator, BoardSurface, SceneElement } from "./headless";

/** A surface that keeps its elements as Excalidraw does, and the scenes it has to apply. */
export function createSurface() {
  const elements = new Map<string, SceneElement>();
  const applied: { ids: string[]; undoable: boolean }[] = [];
  const collaborators: BoardCollaborator[] = [];
  const surface: BoardSurface = {
    elements: () => [...elements.values()],
    appState: () => ({ viewBackgroundColor: "#ffffff" }),
    files: () => [],
    apply(next, { undoable, isFinal }) {
      applied.push({ ids: next.map(({ id }) => id), undoable });
      if (isFinal) for (const { id } of next) elements.delete(id);
      mergeElements(elements, next);
    },
    addFiles: () => {},
    setCollaborators: (next) => void collaborators.splice(0, collaborators.length, ...next),
    centre: () => ({ x: 0, y: 0 }),
    show: () => {},
    showAll: () => {},
    toBlob: async () => new Blob(),
  };
  return { surface, elements, applied, collaborators };
}
