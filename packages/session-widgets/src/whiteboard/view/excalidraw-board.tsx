import { Excalidraw } from "@excalidraw/excalidraw";
import type { AppState, ExcalidrawImperativeAPI, ExcalidrawProps } from "@excalidraw/excalidraw/types";
import { useCallback, useEffect, useImperativeHandle, useRef, useState } from "react";
import "../excalidraw.css";
import type { BoardCanvasProps, BoardTool, CanvasControls, CanvasView } from "./board-canvas.types";
import { command } from "./excalidraw-keys";
import { excalidrawSurface } from "./excalidraw-surface";

/** Every part of Excalidraw's own interface that opens files, saves, or leads elsewhere. */
const OPTIONS: ExcalidrawProps["UIOptions"] = {
  canvasActions: {
    changeViewBackgroundColor: false,
    clearCanvas: false,
    export: false,
    loadScene: false,
    saveToActiveFile: false,
    saveAsImage: false,
    toggleTheme: false,
  },
  // Images come through our own gate; with its own tool Excalidraw would also fetch the images of a pasted page.
  tools: { image: false },
};

const LANGUAGES: Record<string, string> = { en: "en", fr: "fr-FR", de: "de-DE", it: "it-IT" };

function viewOf({
  activeTool,
  zoom,
  scrollX,
  scrollY,
  currentItemStrokeColor,
  selectedElementIds,
}: AppState): CanvasView {
  return {
    tool: activeTool.type as BoardTool,
    zoom: zoom.value,
    scrollX,
    scrollY,
    stroke: currentItemStrokeColor,
    hasSelection: Object.keys(selectedElementIds).length > 0,
  };
}

function isSameView(one: CanvasView | null, other: CanvasView): boolean {
  return one !== null && Object.entries(other).every(([key, value]) => one[key as keyof CanvasView] === value);
}

/** Excalidraw as a board's canvas: nothing of its interface but the canvas, nothing from outside. */
export function ExcalidrawBoard(props: BoardCanvasProps) {
  const {
    assetPath,
    label,
    language,
    appearance,
    isReadOnly,
    onReady,
    onChange,
    onPointer,
    onView,
    onPasted,
    controls,
  } = props;
  // Excalidraw reads it when the first font is made, which is at its first render.
  useState(() => {
    (window as { EXCALIDRAW_ASSET_PATH?: string }).EXCALIDRAW_ASSET_PATH ??= assetPath;
  });
  const host = useRef<HTMLDivElement>(null);
  const given = useRef<ExcalidrawImperativeAPI | null>(null);
  /** Set once Excalidraw has its own, empty scene: it would replace one that is there before. */
  const [api, setApi] = useState<ExcalidrawImperativeAPI | null>(null);
  const shown = useRef<CanvasView | null>(null);

  useEffect(() => (api ? onReady(excalidrawSurface(api)) : undefined), [api, onReady]);
  useEffect(() => {
    // The container comes together with Excalidraw's interface, after its texts.
    const container = api && host.current?.querySelector(".excalidraw-container");
    container?.setAttribute("role", "application");
    container?.setAttribute("aria-label", label);
  }, [api, label]);
  useImperativeHandle<CanvasControls | null, CanvasControls | null>(
    controls,
    () =>
      api && {
        setTool: (type) => api.setActiveTool({ type }),
        setStroke: (colour) => api.updateScene({ appState: { currentItemStrokeColor: colour } }),
        do: (name) => host.current && command(host.current, name),
        focus: () => host.current?.querySelector<HTMLElement>(".excalidraw-container")?.focus(),
      },
    [api],
  );

  const report = useCallback<NonNullable<ExcalidrawProps["onChange"]>>(
    (_elements, appState) => {
      // It is not called while Excalidraw is loading.
      setApi(given.current);
      const view = viewOf(appState);
      if (!isSameView(shown.current, view)) {
        shown.current = view;
        onView(view);
      }
      onChange();
    },
    [onChange, onView],
  );
  return (
    <div ref={host} data-board-canvas="" style={{ height: "100%" }} onPointerLeave={() => onPointer(null)}>
      <Excalidraw
        excalidrawAPI={(next) => {
          given.current = next;
        }}
        initialData={{ appState: { viewBackgroundColor: "transparent" } }}
        langCode={LANGUAGES[language] ?? "en"}
        theme={appearance}
        viewModeEnabled={isReadOnly}
        UIOptions={OPTIONS}
        aiEnabled={false}
        validateEmbeddable={false}
        handleKeyboardGlobally={false}
        autoFocus={false}
        isCollaborating
        onChange={report}
        onPointerUpdate={({ pointer: { x, y }, button }) => onPointer({ x, y, button })}
        onPaste={({ elements, files }) => {
          if (!elements) return true;
          onPasted(elements, files);
          return false;
        }}
      />
    </div>
  );
}
