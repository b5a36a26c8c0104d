import type { SceneElement, SceneFile } from "@hotseat/collab/scene/element";
import { useShownAppearance } from "@hotseat/ui/theme";
import {
  type ComponentProps,
  type ComponentType,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
} from "react";
import { useTranslation } from "react-i18next";
import useLatestCallback from "use-latest-callback";
import { REPLAY_NAMESPACE } from "../../replay-locales";
import { RoomMessage } from "../../session-data/view";
import type { BoardSurface, ExportKind } from "../../whiteboard/headless";
import { BoardCanvas } from "../../whiteboard/view";
import { strokeOf } from "../headless/replay-colours";

/** Makes an image of the whole board as it was at the end, in its own colours; null while the board is loading. */
export interface BoardExporter {
  toBlob(kind: ExportKind): Promise<Blob | null>;
}

export interface ReplayBoardProps {
  elements: readonly SceneElement[];
  /** Everything that was ever on it, so that all of it fits, also on a board that was cleared at the end. */
  everDrawn: readonly SceneElement[];
  /** The board at the end, which the image has. */
  last: readonly SceneElement[];
  /** The images that are here. */
  files: readonly SceneFile[];
  exporter: RefObject<BoardExporter | null>;
  colourNumberOf: (elementId: string) => number | null;
  assetPath: string;
  /** The drawing area. Default {@link BoardCanvas}. */
  Canvas?: ComponentType<ComponentProps<typeof BoardCanvas>>;
}

const nothing = () => {};

/** The board at one moment, each element in the colour of its maker. */
export function ReplayBoard({
  elements,
  everDrawn,
  last,
  files,
  exporter,
  colourNumberOf,
  assetPath,
  Canvas = BoardCanvas,
}: ReplayBoardProps) {
  const { t, i18n } = useTranslation(REPLAY_NAMESPACE);
  const appearance = useShownAppearance();
  const surface = useRef<BoardSurface | null>(null);
  const coloured = useCallback(
    (all: readonly SceneElement[]) =>
      all.map((element) => ({ ...element, strokeColor: strokeOf(colourNumberOf(element.id)) })),
    [colourNumberOf],
  );
  const showNow = useLatestCallback((on: BoardSurface) => on.show(coloured(elements)));
  const addFiles = useLatestCallback((on: BoardSurface) => on.addFiles(files));
  const fit = useLatestCallback((on: BoardSurface) => {
    on.show(coloured(everDrawn));
    on.showAll();
    showNow(on);
  });
  const onReady = useCallback(
    (ready: BoardSurface) => {
      surface.current = ready;
      addFiles(ready);
      fit(ready);
      return () => {
        surface.current = null;
      };
    },
    [addFiles, fit],
  );
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    let frame = 0;
    // Excalidraw measures itself when its size changes, after this; a frame later it knows.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => surface.current && fit(surface.current));
    });
    observer.observe(place.current);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [fit]);
  useEffect(() => surface.current?.addFiles(files), [files]);
  useImperativeHandle(
    exporter,
    () => ({
      async toBlob(kind) {
        const on = surface.current;
        if (!on) return null;
        on.show(last);
        // The surface reads its elements at once; the drawing is back before anybody sees another.
        const made = on.toBlob(kind);
        on.show(coloured(elements));
        return made;
      },
    }),
    [coloured, elements, last],
  );
  useEffect(() => surface.current?.show(coloured(elements)), [elements, coloured]);
  return (
    <div ref={place} style={{ flex: 1, minHeight: 0 }}>
      <Canvas
        loading={<RoomMessage inset kind="loading" />}
        assetPath={assetPath}
        label={t("boardLabel")}
        language={i18n.language}
        appearance={appearance}
        isReadOnly
        onReady={onReady}
        onChange={nothing}
        onPointer={nothing}
        onView={nothing}
        onPasted={nothing}
      />
    </div>
  );
}
