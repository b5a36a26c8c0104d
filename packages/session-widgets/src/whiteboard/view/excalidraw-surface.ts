import {
  CaptureUpdateAction,
  exportToBlob,
  exportToSvg,
  getNonDeletedElements,
  reconcileElements,
  restoreElements,
  viewportCoordsToSceneCoords,
} from "@excalidraw/excalidraw";
import type { BinaryFileData, ExcalidrawImperativeAPI } from "@excalidraw/excalidraw/types";
import type { BoardSurface, ExportKind } from "../headless";

type Elements = ReturnType<ExcalidrawImperativeAPI["getSceneElementsIncludingDeleted"]>;
type Imported = Parameters<typeof restoreElements>[0];
type Remote = Parameters<typeof reconcileElements>[1];
type Collaborators = Parameters<ExcalidrawImperativeAPI["updateScene"]>[0]["collaborators"];

const PAPER = "#ffffff";
/** Pixels around the drawing in an exported image. */
const EXPORT_MARGIN = 16;
/** Pixels of the canvas that the tools cover. */
const TOOLS_SPACE = { top: 72, bottom: 56, left: 16, right: 16 };
const SVG_TYPE = "image/svg+xml";

/** The colour of a person's cursor: dark enough for white text on it. */
const colourOf = (hue: number) => `hsl(${hue} 80% 32%)`;

async function toBlob(api: ExcalidrawImperativeAPI, kind: ExportKind): Promise<Blob> {
  const drawing = {
    elements: getNonDeletedElements(api.getSceneElementsIncludingDeleted()),
    appState: {
      exportBackground: true,
      viewBackgroundColor: PAPER,
      exportWithDarkMode: false,
      exportEmbedScene: false,
    },
    files: api.getFiles(),
    exportPadding: EXPORT_MARGIN,
  };
  if (kind === "png") return exportToBlob({ ...drawing, mimeType: "image/png" });
  const svg = await exportToSvg(drawing);
  return new Blob([new XMLSerializer().serializeToString(svg)], { type: SVG_TYPE });
}

/** Excalidraw as the surface of a board. */
export function excalidrawSurface(api: ExcalidrawImperativeAPI): BoardSurface {
  return {
    elements: () => api.getSceneElementsIncludingDeleted(),
    appState: () => ({ viewBackgroundColor: PAPER }),
    files: () => Object.values(api.getFiles()),
    apply(elements, { undoable, isFinal }) {
      const restored = restoreElements(elements as unknown as Imported, null, {
        refreshDimensions: false,
        repairBindings: false,
      });
      const present = api.getSceneElementsIncludingDeleted();
      const replaced = new Set(isFinal ? elements.map(({ id }) => id) : []);
      const merged = reconcileElements(
        present.filter(({ id }) => !replaced.has(id)) as unknown as Elements,
        restored as unknown as Remote,
        api.getAppState(),
      );
      const captureUpdate = undoable ? CaptureUpdateAction.IMMEDIATELY : CaptureUpdateAction.NEVER;
      api.updateScene({ elements: merged, captureUpdate });
    },
    show(elements) {
      const restored = restoreElements(elements as unknown as Imported, null, {
        refreshDimensions: false,
        repairBindings: false,
      });
      api.updateScene({ elements: restored, captureUpdate: CaptureUpdateAction.NEVER });
    },
    addFiles(files) {
      if (files.length > 0) api.addFiles(files.map((file) => ({ ...file, created: 0 })) as unknown as BinaryFileData[]);
    },
    setCollaborators(people) {
      const entries = people.map(({ id, name, hue, pointer }) => [
        id,
        {
          id,
          username: name,
          color: { background: colourOf(hue), stroke: colourOf(hue) },
          ...(pointer ? { pointer: { x: pointer.x, y: pointer.y, tool: "pointer" }, button: pointer.button } : {}),
        },
      ]);
      api.updateScene({ collaborators: new Map(entries as [string, object][]) as unknown as Collaborators });
    },
    centre() {
      const { offsetLeft, offsetTop, width, height, ...rest } = api.getAppState();
      const at = { clientX: offsetLeft + width / 2, clientY: offsetTop + height / 2 };
      return viewportCoordsToSceneCoords(at, { offsetLeft, offsetTop, ...rest });
    },
    showAll: () => api.scrollToContent(undefined, { fitToContent: true, canvasOffsets: TOOLS_SPACE }),
    toBlob: (kind) => toBlob(api, kind),
  };
}
